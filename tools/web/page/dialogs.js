// Short words to the people at the page, and questions.

export function element(id) {
  return document.getElementById(id);
}

// The line that says what the panel shows.
export function say(words) {
  element("said").textContent = words;
}

// One notice of each kind stands until it is dismissed or replaced. With a word for a
// button, the returned promise tells when that is pressed.
export function notice(kind, text, action = null) {
  dismiss(kind);
  const line = document.createElement("p");
  line.dataset.kind = kind;
  line.append(text);
  element("notices").append(line);
  return new Promise((resolve) => {
    if (action) line.append(button(action, resolve));
    const close = button("×", () => dismiss(kind));
    close.setAttribute("aria-label", "Close this notice");
    line.append(close);
  });
}

export function dismiss(kind) {
  element("notices").querySelector(`[data-kind="${kind}"]`)?.remove();
}

function button(text, onClick) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", onClick);
  return made;
}

// Whether the question is answered with yes.
export function ask(question, yes) {
  const dialog = element("question");
  element("asked").textContent = question;
  element("yes").textContent = yes;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    const closed = () => resolve(dialog.returnValue === "yes");
    dialog.addEventListener("close", closed, { once: true });
  });
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed here: the text is shown instead
  }
}

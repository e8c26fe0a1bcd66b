// Keeps the page for times without a network.

// `offer` says that a newer version is here; its promise tells that it is wanted.
export async function keepOffline(offer) {
  if (!navigator.serviceWorker) return;
  const isFirst = !navigator.serviceWorker.controller;
  const registration = await register();
  if (!registration) return;
  const propose = async (worker) => {
    if (!worker || isFirst) return;
    await offer();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    worker.postMessage("take over");
  };
  const watch = (worker) => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") propose(worker);
    });
  };
  propose(registration.waiting);
  watch(registration.installing); // it may have come before anybody listened
  registration.addEventListener("updatefound", () => watch(registration.installing));
}

// A private window may refuse to keep anything; then the page just needs a network.
async function register() {
  try {
    return await navigator.serviceWorker.register("./service_worker.js");
  } catch {
    return null;
  }
}

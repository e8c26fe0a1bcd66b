// A link carries a seed, so that two people can play the same deal: #seed=123.

const SEEDS = 2 ** 30;

// The seed in the part of an address after #, or null where there is none.
export function seedIn(hash) {
  const text = new URLSearchParams(hash.slice(1)).get("seed");
  if (text === null) return null;
  const seed = Number(text);
  if (!/^\d{1,10}$/.test(text) || seed >= SEEDS) {
    throw new Error(`#seed=${text}: a seed is a number from 0 to ${SEEDS - 1}.`);
  }
  return seed;
}

export function linkTo(seed) {
  return `${location.origin}${location.pathname}#seed=${seed}`;
}

// Soft floats of the boot ROM: two tables of functions, in the order that the SDK
// gives them. As in the ROM, numbers too small for a full mantissa become zero.
//
// The cycles are estimates, not measured on a chip: good for comparing two runs, not
// for timing floats. Two functions are left out, and say so when they are called.

const words = new Uint32Array(2);
const single = new Float32Array(words.buffer, 0, 1);
const double = new Float64Array(words.buffer);
const long = new BigInt64Array(words.buffer);
const unsignedLong = new BigUint64Array(words.buffer);

const SMALLEST_SINGLE = 2 ** -126;
const SMALLEST_DOUBLE = 2 ** -1022;

const SINGLE = {
  size: 1,
  get: (r, at) => ((words[0] = r[at]), flushed(single[0], SMALLEST_SINGLE)),
  put: (r, value) => {
    single[0] = flushed(Math.fround(value), SMALLEST_SINGLE);
    r[0] = words[0];
  },
};

const DOUBLE = {
  size: 2,
  get: (r, at) => (load(r, at), flushed(double[0], SMALLEST_DOUBLE)),
  put: (r, value) => {
    double[0] = flushed(value, SMALLEST_DOUBLE);
    store(r);
  },
};

function flushed(value, smallest) {
  return Math.abs(value) < smallest ? value * 0 : value;
}

function load(r, at) {
  words[0] = r[at];
  words[1] = r[at + 1];
}

function store(r) {
  r[0] = words[0];
  r[1] = words[1];
}

// Functions of one or two numbers, and how many cycles they take.
const unary = (cycles, f) => (kind) => (r) => (kind.put(r, f(kind.get(r, 0))), cycles);
const binary = (cycles, f) => (kind) => (r) => {
  kind.put(r, f(kind.get(r, 0), kind.get(r, kind.size)));
  return cycles;
};

// To whole numbers: rounded down, held within the range, NaN is zero. `points` is
// where the number of binary places stands, for those that have them.
const toInt = (low, high, points) => (kind) => (r) => {
  const places = points ? r[kind.size] : 0;
  r[0] = held(Math.floor(kind.get(r, 0) * 2 ** places), low, high);
  return 45;
};
const toLong = (view, low, high, points) => (kind) => (r) => {
  const places = points ? r[kind.size] : 0;
  const whole = Math.floor(kind.get(r, 0) * 2 ** places);
  if (whole >= Number(high)) view[0] = high;
  else view[0] = BigInt(held(whole, Number(low), Number(high)));
  store(r);
  return 80;
};

const fromInt = (read, points) => (kind) => (r) => {
  kind.put(r, read(r) / (points ? 2 ** r[1] : 1));
  return 55;
};
const fromLong = (view, points) => (kind) => (r) => {
  load(r, 0);
  kind.put(r, Number(view[0]) / (points ? 2 ** r[2] : 1));
  return 70;
};

function held(value, low, high) {
  return Math.min(Math.max(value, low), high) || 0;
}

const signed = (r) => r[0] | 0;
const unsigned = (r) => r[0];
const INT = [-(2 ** 31), 2 ** 31 - 1];
const UINT = [0, 2 ** 32 - 1];
const LONG = [long, -(2n ** 63n), 2n ** 63n - 1n];
const ULONG = [unsignedLong, 0n, 2n ** 64n - 1n];

const compare = (kind) => (r) => {
  const [a, b] = [kind.get(r, 0), kind.get(r, kind.size)];
  r[0] = a < b ? -1 : a > b ? 1 : 0;
  return 30;
};
const widen = () => (r) => (DOUBLE.put(r, SINGLE.get(r, 0)), 40);
const narrow = () => (r) => (SINGLE.put(r, DOUBLE.get(r, 0)), 40);
const sineAndCosine = (kind) => (r) => {
  const angle = kind.get(r, 0);
  kind.put(r, Math.cos(angle));
  const cosine = [r[0], r[1]];
  kind.put(r, Math.sin(angle));
  r.set(cosine.slice(0, kind.size), kind.size);
  return 700;
};

const table = (add, multiply, divide, other) => [
  binary(add, (a, b) => a + b),
  binary(add, (a, b) => a - b),
  binary(multiply, (a, b) => a * b),
  binary(divide, (a, b) => a / b),
  null,
  null,
  unary(divide, Math.sqrt),
  toInt(...INT),
  toInt(...INT, true),
  toInt(...UINT),
  toInt(...UINT, true),
  fromInt(signed),
  fromInt(signed, true),
  fromInt(unsigned),
  fromInt(unsigned, true),
  unary(600, Math.cos),
  unary(600, Math.sin),
  unary(700, Math.tan),
  sineAndCosine,
  unary(600, Math.exp),
  unary(600, Math.log),
  compare,
  binary(600, Math.atan2),
  fromLong(long),
  fromLong(long, true),
  fromLong(unsignedLong),
  fromLong(unsignedLong, true),
  toLong(...LONG),
  toLong(...LONG, true),
  toLong(...ULONG),
  toLong(...ULONG, true),
  other,
];

export const FLOAT_TABLE = { kind: SINGLE, rows: table(72, 69, 71, widen) };
export const DOUBLE_TABLE = { kind: DOUBLE, rows: table(91, 155, 183, narrow) };

export function floatFunctions({ kind, rows }) {
  return rows.map((row, i) => (row ? row(kind) : () => missing(kind, i)));
}

function missing(kind, i) {
  const name = kind === SINGLE ? "float" : "double";
  throw new Error(`the boot ROM's ${name} function at ${4 * i} is not emulated`);
}

/**
 * Synchronous SHA-1, since mini-programs have no crypto. Our own, as it is in the first load of every page: 0.6 kB gzipped, where
 * libraries have 1.4 and more, most of them with `TextEncoder` or Node's `process`, which some engines lack.
 */

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** UTF-8 bytes, padded to blocks of 64 with the length in bits at the end, as 32-bit words. */
function toWords(text: string): Int32Array {
  const bytes = utf8(text);
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, at) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8));
  });
  words[bytes.length >> 2] = (words[bytes.length >> 2] ?? 0) | (0x80 << (24 - (bytes.length % 4) * 8));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Array.from(escaped, (character) => character.charCodeAt(0));
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

function schedule(words: Int32Array, start: number): Int32Array {
  const w = new Int32Array(80);
  for (let i = 0; i < 80; i += 1) {
    w[i] = i < 16 ? at(words, start + i) : rotate(at(w, i - 3) ^ at(w, i - 8) ^ at(w, i - 14) ^ at(w, i - 16), 1);
  }
  return w;
}

const at = (words: Int32Array, index: number): number => words[index] ?? 0;

type State = [number, number, number, number, number];

function compress(state: State, w: Int32Array): State {
  let [a, b, c, d, e] = state;
  for (let round = 0; round < 80; round += 1) {
    const next = (rotate(a, 5) + mix(round, b, c, d) + e + at(w, round)) | 0;
    [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0, (state[4] + e) | 0];
}

/** SHA-1 of a text's UTF-8 bytes, as 40 hex digits. */
export function sha1(text: string): string {
  const words = toWords(text);
  let state: State = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476, 0xc3d2e1f0 | 0];
  for (let start = 0; start < words.length; start += 16) state = compress(state, schedule(words, start));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

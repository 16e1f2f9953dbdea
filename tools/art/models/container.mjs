// Binary glTF as a file: a header, one chunk of JSON, one chunk of bytes.
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The document and the bytes of a binary glTF file. */
export function readGlb(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw new TypeError('This is not a binary glTF file.');
  const jsonBytes = view.getUint32(HEADER_BYTES, true);
  const jsonFrom = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const json = JSON.parse(new TextDecoder().decode(file.subarray(jsonFrom, jsonFrom + jsonBytes)));
  return { json, bytes: file.subarray(jsonFrom + jsonBytes + CHUNK_HEADER_BYTES) };
}

/** Fills up to a multiple of four bytes. */
export function padded(bytes, filler = 0) {
  const out = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  out.set(bytes);
  return out;
}

/** A binary glTF file of a document and its bytes. */
export function writeGlb(json, bytes) {
  const chunks = [
    [JSON_CHUNK, padded(new TextEncoder().encode(JSON.stringify(json)), 0x20)],
    [BINARY_CHUNK, padded(bytes)],
  ];
  const length = chunks.reduce((sum, [, chunk]) => sum + CHUNK_HEADER_BYTES + chunk.length, HEADER_BYTES);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  for (const [i, word] of [MAGIC, 2, length].entries()) view.setUint32(i * 4, word, true);
  let at = HEADER_BYTES;
  for (const [kind, chunk] of chunks) {
    view.setUint32(at, chunk.length, true);
    view.setUint32(at + 4, kind, true);
    file.set(chunk, at + CHUNK_HEADER_BYTES);
    at += CHUNK_HEADER_BYTES + chunk.length;
  }
  return file;
}

/** Pairs of bytes by letter: Node decodes GBK, but does not encode it. */
function readTable(): Map<string, number> {
  const decoder = new TextDecoder('gbk');
  const table = new Map<string, number>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if ([...letter].length === 1 && letter !== '\ufffd') table.set(letter, first * 256 + second);
    }
  }
  return table;
}

let table: Map<string, number> | null = null;

/** A text in GBK. @throws RangeError for a letter that GBK does not have */
export function gbkOf(text: string): Uint8Array {
  table ??= readTable();
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.charCodeAt(0) < 0x80 ? letter.charCodeAt(0) : table.get(letter);
    if (code === undefined) throw new RangeError(`GBK has no ${letter}`);
    if (code < 0x80) bytes.push(code);
    else bytes.push(code >> 8, code & 0xff);
  }
  return Uint8Array.from(bytes);
}

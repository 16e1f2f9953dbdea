import { crc32 } from 'node:zlib';

/** A file of an archive; the name in UTF-8. */
export interface ZipEntry {
  name: string;
  body: Buffer;
}

const STORED = 0;
const UTF8_NAMES = 0x0800;
/** 1 January 2026, midnight, as archives write it: the same content always makes the same bytes. */
const DAY = ((2026 - 1980) << 9) | (1 << 5) | 1;

function head(signature: number, { name, body }: ZipEntry, isCentral: boolean): Buffer {
  const encoded = Buffer.from(name);
  const fields = Buffer.alloc(isCentral ? 46 : 30);
  let at = fields.writeUInt32LE(signature, 0);
  if (isCentral) at = fields.writeUInt16LE(20, at);
  at = fields.writeUInt16LE(20, at);
  at = fields.writeUInt16LE(UTF8_NAMES, at);
  at = fields.writeUInt16LE(STORED, at);
  at = fields.writeUInt16LE(0, at);
  at = fields.writeUInt16LE(DAY, at);
  at = fields.writeUInt32LE(crc32(body), at);
  at = fields.writeUInt32LE(body.length, at);
  at = fields.writeUInt32LE(body.length, at);
  fields.writeUInt16LE(encoded.length, at);
  return fields;
}

/** An archive of files as they are, without compression. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = [head(0x04034b50, entry, false), Buffer.from(entry.name), entry.body];
    const central = head(0x02014b50, entry, true);
    central.writeUInt32LE(offset, 42);
    directory.push(central, Buffer.from(entry.name));
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

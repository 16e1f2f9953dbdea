import { strFromU8, unzipSync } from 'fflate';
import { StatementBroken } from './statement.types';
import { byColumn, fileLines } from './statement-csv';

/** Name of the goods: the only field whose commas are its own. */
const GOODS = '商品名称';
/** Largest file that is unpacked, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** A list between two marks of one of Alipay's files, and the lines behind it. */
export interface AlipayList {
  rows: ReadonlyMap<string, string>[];
  tail: string[];
}

/** Fields of a line. Nothing is quoted, so commas that are too many belong to the name of the goods. */
function fieldsOf(line: string, header: readonly string[]): string[] {
  const parts = line.split(',');
  const [goods, extra] = [header.indexOf(GOODS), parts.length - header.length];
  if (goods >= 0 && extra > 0) parts.splice(goods, extra + 1, parts.slice(goods, goods + extra + 1).join(','));
  return parts.map((part) => part.trim());
}

/** Reads the list that begins with a mark. `column` is one that its header has. @throws StatementBroken */
export function readAlipayList(text: string, mark: string, column: string): AlipayList {
  const ending = `${mark}结束`;
  const lines = fileLines(text);
  const begin = lines.findIndex((line) => line.startsWith('#') && line.includes(mark) && !line.includes(ending));
  const end = lines.findIndex((line) => line.startsWith('#') && line.includes(ending));
  if (begin < 0) throw new StatementBroken('format', `there is no ${mark}`);
  if (end < begin) throw new StatementBroken('cutOff', `${mark} does not end`);
  const [head = '', ...listed] = lines.slice(begin + 1, end);
  const header = head.split(',').map((name) => name.trim());
  if (!header.includes(column)) throw new StatementBroken('format', 'the list has no header');
  const rows = listed.map((line, index) => byColumn(header, fieldsOf(line, header), begin + index + 3));
  return { rows, tail: lines.slice(end + 1) };
}

function unpack(file: Uint8Array): string[] {
  let bytes = 0;
  try {
    const files = unzipSync(file, {
      filter: ({ originalSize }) => {
        bytes += originalSize;
        return bytes <= MOST_BYTES;
      },
    });
    if (bytes > MOST_BYTES) throw new RangeError('too large');
    return Object.values(files).map((content) => new TextDecoder('gbk').decode(content));
  } catch (error) {
    throw new StatementBroken('cutOff', `the file cannot be unpacked: ${(error as Error).message}`);
  }
}

/**
 * Files of a ZIP in GBK that have a list with a mark: a long one comes as several; the one with sums by store is not needed.
 * @throws StatementBroken
 */
export function filesWith(file: Uint8Array, mark: string): string[] {
  // Where there is no archive the gateway answers in words.
  if (strFromU8(file.slice(0, 2)) !== 'PK') throw new StatementBroken('format', 'the file is no ZIP');
  const found = unpack(file).filter((text) => text.includes(mark));
  if (found.length === 0) throw new StatementBroken('format', `there is no ${mark}`);
  return found;
}

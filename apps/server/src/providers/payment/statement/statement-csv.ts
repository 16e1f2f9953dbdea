import { feeFenOf } from '@voltfront/rules/reconciliation/fees';
import { fenOf } from '../yuan-text';
import { StatementBroken } from './statement.types';

/** Lines of a file without its byte order mark; an ended last line adds none. */
export function fileLines(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Fields of a line, by the names in the header; `line` counts from 1 and is for the message. */
export function byColumn(header: readonly string[], fields: readonly string[], line: number): Map<string, string> {
  if (fields.length !== header.length)
    throw new StatementBroken('cutOff', `line ${line} has ${fields.length} fields instead of ${header.length}`);
  return new Map(header.map((name, index) => [name, fields[index] ?? '']));
}

/** A field that every line has. @throws StatementBroken for a column that the file does not have */
export function field(row: ReadonlyMap<string, string>, name: string): string {
  const value = row.get(name);
  if (value === undefined) throw new StatementBroken('format', `there is no column ${name}`);
  return value;
}

/** An amount in yuan as fen, without its sign: providers write money that went back with and without a minus. */
export function amountOf(row: ReadonlyMap<string, string>, name: string): number {
  const fen = fenOf(field(row, name).replace(/^-/, ''));
  if (fen === null) throw new StatementBroken('format', `${name} is no amount`);
  return fen;
}

/** A fee in yuan as fen, with its sign. */
export function feeOf(row: ReadonlyMap<string, string>, name: string): number {
  const fen = feeFenOf(field(row, name));
  if (fen === null) throw new StatementBroken('format', `${name} is no fee`);
  return fen;
}

/** Compares what the lines add up to with what the file says. @throws StatementBroken */
export function expectTotal(name: string, counted: number, said: number): void {
  if (counted !== said) throw new StatementBroken('totals', `${name} is ${said}, its lines make ${counted}`);
}

import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { nonceLength } from '@voltfront/contract/headers';

/** Nonces on disk, in one file per time slot, so that they survive a restart. */
export interface NonceJournal {
  /** The nonces written by earlier processes. */
  read(): { slot: number; nonces: string[] }[];
  add(slot: number, nonce: string): void;
  /** Deletes the file of a slot. */
  drop(slot: number): void;
  close(): void;
}

/** A journal that stores nothing. */
export const noJournal: NonceJournal = {
  read: () => [],
  add: () => undefined,
  drop: () => undefined,
  close: () => undefined,
};

const LINE = nonceLength + 1;

/** Complete lines of a file; the last line may be truncated by a killed process. */
function noncesOf(text: string): string[] {
  const nonces: string[] = [];
  for (let at = 0; at + LINE <= text.length; at += LINE) nonces.push(text.slice(at, at + nonceLength));
  return nonces;
}

/**
 * A journal in `folder`. A nonce is written to the operating system before its request is answered,
 * so it survives a crash of the process, but not a power failure.
 * @param onError called once when the folder is not writable
 */
export function openNonceJournal(folder: string, onError: (error: unknown) => void): NonceJournal {
  const fileOf = (slot: number) => join(folder, `${slot}.txt`);
  let open: { slot: number; file: number } | null = null;
  let isBroken = false;
  const attempt = <T>(work: () => T): T | undefined => {
    if (isBroken) return undefined;
    try {
      return work();
    } catch (error) {
      isBroken = true;
      onError(error);
      return undefined;
    }
  };
  const close = () => {
    if (open) closeSync(open.file);
    open = null;
  };
  const fileFor = (slot: number): number => {
    if (open?.slot === slot) return open.file;
    close();
    open = { slot, file: openSync(fileOf(slot), 'a') };
    return open.file;
  };
  return {
    read: () =>
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        const slots = readdirSync(folder).flatMap((name) => /^(\d+)\.txt$/.exec(name)?.[1] ?? []);
        return slots.map((slot) => ({
          slot: Number(slot),
          nonces: noncesOf(readFileSync(fileOf(Number(slot)), 'latin1')),
        }));
      }) ?? [],
    add: (slot, nonce) => void attempt(() => writeSync(fileFor(slot), `${nonce}\n`)),
    drop: (slot) => void attempt(() => rmSync(fileOf(slot), { force: true })),
    close: () => void attempt(close),
  };
}

import { newId, randomToken } from '../../kernel/ids';

/** `personal`: shown by signed, short-lived addresses only. `public`: part of what everybody reads. */
export type FileArea = 'personal' | 'public';

/** Keeps files that people send, by their path below `/files/`. */
export interface FileStore {
  /** Stores a file; its path comes from `newFilePath`. */
  write(path: string, content: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Removes a file; one that is gone already is no failure. */
  remove(path: string): Promise<void>;
}

const PATH = /^\/files\/(personal|public)\/\d{4}-\d{2}\/[\w-]+\.[a-z]+$/;

/**
 * A path nobody can guess, spread by month.
 * @param extension without the dot
 */
export function newFilePath(area: FileArea, extension: string, now: number): string {
  const month = new Date(now).toISOString().slice(0, 7);
  return `/files/${area}/${month}/${newId(now).slice(0, 13)}-${randomToken(12)}.${extension}`;
}

/** The area that a path belongs to; null for what is no path of a file. */
export const areaOf = (path: string): FileArea | null => (PATH.exec(path)?.[1] as FileArea | undefined) ?? null;

declare module '../../kernel/context' {
  interface AppServices {
    files: FileStore;
  }
}

import { newId, randomToken } from '../../kernel/ids';

/** `personal`: served by signed, short-lived URLs only. `public`: readable by everybody. */
export type FileArea = 'personal' | 'public';

/** Stores uploaded files by their path below `/files/`. */
export interface FileStore {
  /** Stores a file under a path from `newFilePath`. */
  write(path: string, content: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Deletes a file; a missing one is not an error. */
  remove(path: string): Promise<void>;
}

const PATH = /^\/files\/(personal|public)\/\d{4}-\d{2}\/[\w-]+\.[a-z]+$/;

/**
 * An unguessable path, grouped by month.
 * @param extension without the dot
 */
export function newFilePath(area: FileArea, extension: string, now: number): string {
  const month = new Date(now).toISOString().slice(0, 7);
  return `/files/${area}/${month}/${newId(now).slice(0, 13)}-${randomToken(12)}.${extension}`;
}

/** The area of a path; null when it is not the path of a file. */
export const areaOf = (path: string): FileArea | null => (PATH.exec(path)?.[1] as FileArea | undefined) ?? null;

declare module '../../kernel/context' {
  interface AppServices {
    files: FileStore;
  }
}

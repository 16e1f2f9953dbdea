/** Keeps files that people send. */
export interface FileStore {
  /**
   * Stores a file under a name nobody can guess.
   * @param extension without the dot
   * @returns the path under which clients find it, `/files/…`
   */
  save(content: Buffer, extension: string): Promise<string>;
  /** Folder that `/files/` serves, for stores on this machine. */
  readonly folder: string | null;
}

declare module '../../kernel/context' {
  interface AppServices {
    files: FileStore;
  }
}

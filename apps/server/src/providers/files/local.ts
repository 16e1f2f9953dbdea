import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Config, filesRoot } from '../../kernel/config';
import { InternalError } from '../../kernel/errors';
import { areaOf, type FileStore } from './types';

/** Files in the data folder. */
export function createLocalFiles(config: Pick<Config, 'dataDir'>): FileStore {
  const root = filesRoot(config);
  const fileOf = (path: string): string => {
    if (areaOf(path) === null) throw new InternalError(`no path of a file: ${path}`);
    return join(root, path);
  };
  return {
    async write(path, content) {
      const target = fileOf(path);
      const part = `${target}.part`;
      await mkdir(dirname(target), { recursive: true });
      try {
        // Written to a temporary file and renamed, so that nobody reads half a file.
        await writeFile(part, content, { flag: 'wx' });
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async read(path) {
      return readFile(fileOf(path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    remove: (path) => rm(fileOf(path), { force: true }),
  };
}

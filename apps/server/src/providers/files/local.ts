import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, filesRoot } from '../../kernel/config';
import { newId, randomToken } from '../../kernel/ids';
import type { FileStore } from './types';

/** Files in the data folder, spread by month. */
export function createLocalFiles(config: Pick<Config, 'dataDir'>): FileStore {
  const folder = join(filesRoot(config), 'files');
  return {
    folder,
    async save(content, extension) {
      const month = new Date().toISOString().slice(0, 7);
      const name = `${newId().slice(0, 13)}-${randomToken(12)}.${extension}`;
      await mkdir(join(folder, month), { recursive: true });
      const target = join(folder, month, name);
      // Written beside and renamed, so that nobody is served half a file.
      await writeFile(`${target}.part`, content, { flag: 'wx' });
      await rename(`${target}.part`, target);
      return `/files/${month}/${name}`;
    },
  };
}

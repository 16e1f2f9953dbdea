import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './errors';

interface Owner {
  pid: number;
  /**
   * Start time of the process in the operating system's clock ticks, so that a reused pid is not
   * taken for the owner.
   */
  startedTicks: string;
}

const held = new Set<string>();

function startTicks(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.startedTicks === '' || owner.startedTicks === startTicks(owner.pid);
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function tryCreate(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    const owner: Owner = { pid: process.pid, startedTicks: startTicks(process.pid) };
    writeSync(handle, JSON.stringify(owner));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves the lock of a dead process away; because it is a rename, only one of several starting
 * processes succeeds.
 */
function removeStale(file: string): void {
  const grave = `${file}.${process.pid}`;
  try {
    renameSync(file, grave);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readOwner(grave);
  if (moved && moved.pid !== process.pid && isAlive(moved)) renameSync(grave, file);
  else rmSync(grave, { force: true });
}

/**
 * Takes `folder/server.lock` for this process; the lock of a dead process is taken over.
 * @returns a function that releases the lock
 * @throws StartError when a live process holds the folder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryCreate(file)) {
      held.add(file);
      return () => {
        if (held.delete(file)) rmSync(file, { force: true });
      };
    }
    const owner = readOwner(file);
    if (held.has(file) || (owner && isAlive(owner) && owner.pid !== process.pid)) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${owner?.pid ?? process.pid}. Stop that server, or choose another folder with DATA_DIR.`,
      );
    }
    removeStale(file);
  }
  throw new StartError(`The data folder ${folder} is being taken by another process. Try again.`);
}

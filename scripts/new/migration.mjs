import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from '../lib/fault.mjs';

/** Writes the migration of a new table, named after it, and records it: what `npm run db:migration` does. */
export function migrate(root, name) {
  const args = [join(root, 'apps/server/scripts/add-migration.mjs'), name.replaceAll('-', '_')];
  try {
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Fault(`The migration could not be written:\n${error.stdout}${error.stderr}`);
  }
}

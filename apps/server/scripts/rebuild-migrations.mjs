// Replaces the migrations by one that creates the whole schema. Only before the first release: afterwards add
// migrations with `npm run db:generate`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${root}/migrations`, { recursive: true, force: true });
const run = spawnSync('npx', ['drizzle-kit', 'generate', '--name', 'initial'], { cwd: root, stdio: 'inherit' });
process.exit(run.status ?? 1);

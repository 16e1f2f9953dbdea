// Writes docs/native-bridge.md from the description of the bridge. Run with `npm run docs:bridge -w @voltfront/bridge`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bridgePage } from '../src/docs/bridge-page';

writeFileSync(join(import.meta.dirname, '../../../docs/native-bridge.md'), bridgePage());

// Writes docs/settings.md from the table of settings. Run with `npm run docs:settings`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingDefinitions } from '../src/kernel/config';
import { repositoryRoot } from '../src/kernel/paths';
import { settingsPage } from '../src/kernel/settings-page';

writeFileSync(join(repositoryRoot, 'docs', 'settings.md'), settingsPage(settingDefinitions.table()));

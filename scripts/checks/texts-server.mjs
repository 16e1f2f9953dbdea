// Texts of the server are written in `*.texts.ts`, in Chinese and English.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at } from '../lib/paths.mjs';
import { reportRules } from './report.mjs';
import { isChecked, serverTextRules } from './server-texts.mjs';

const sources = filesBelow('apps/server/src')
  .filter(isChecked)
  .map((path) => ({ path, source: readFileSync(at(path), 'utf8') }));

reportRules(serverTextRules(sources));

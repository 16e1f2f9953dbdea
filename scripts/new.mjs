#!/usr/bin/env node
// `npm run new -- <kind> …` writes a page, list page, form page, endpoint or module, wired up and with its tests.
import { reportFault } from './lib/fault.mjs';
import { readWish } from './new/wish.mjs';
import { writeNew } from './new/write-new.mjs';

try {
  const { files, next } = writeNew(readWish(process.argv.slice(2)));
  for (const { path, lines, isNew } of files) console.log(`${isNew ? 'new ' : 'edit'}  ${path}  +${lines}`);
  const total = files.reduce((sum, { lines }) => sum + lines, 0);
  console.log(`${files.length} files, ${total} lines`);
  for (const step of next) console.log(`next: ${step}`);
} catch (error) {
  reportFault(error);
}

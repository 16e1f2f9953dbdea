// Size budgets of pictures, films and models, which are most of what a clone downloads.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at, root } from '../lib/paths.mjs';
import { BUDGETS, pictureRules } from './picture-budgets.mjs';
import { reportRules } from './report.mjs';

/** The committed files; without a git repository, the files in the folders of pictures. */
function committed() {
  if (!existsSync(at('.git'))) return BUDGETS.flatMap(({ folder }) => filesBelow(folder.slice(0, -1)));
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

const sized = (path) => ({ path, bytes: statSync(at(path), { throwIfNoEntry: false })?.size ?? 0 });

reportRules(pictureRules(committed().map(sized)));

// Pictures, films and models are most of what a clone downloads: they stay within a budget.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at, root } from '../lib/paths.mjs';
import { reportRules } from './report.mjs';

const MOST_PICTURES = 30_000_000;
const MOST_MODEL = 1_500_000;
const PICTURE = /\.(webp|png|jpe?g|avif|gif|mp4)$/;
const MODEL = /\.glb$/;

/** What is committed; without a repository, what lies where pictures are. */
function committed() {
  if (!existsSync(at('.git'))) return ['apps/server/assets', 'docs'].flatMap((folder) => filesBelow(folder));
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const sized = (pattern) =>
  committed()
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, bytes: statSync(at(path), { throwIfNoEntry: false })?.size ?? 0 }));

const total = sized(PICTURE).reduce((sum, { bytes }) => sum + bytes, 0);
const heavy = sized(MODEL).filter(({ bytes }) => bytes > MOST_MODEL);

reportRules([
  {
    name: `all pictures and films together weigh at most ${megabytes(MOST_PICTURES)}`,
    breaches: total > MOST_PICTURES ? [megabytes(total)] : [],
  },
  {
    name: `no 3D model weighs more than ${megabytes(MOST_MODEL)}`,
    breaches: heavy.map(({ path, bytes }) => `${path}  ${megabytes(bytes)}`),
  },
]);

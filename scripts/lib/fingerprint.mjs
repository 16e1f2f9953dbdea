import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cached, root } from './paths.mjs';

const IGNORED =
  /(^|\/)(node_modules|dist|generated|coverage|\.swc|\.cache)$|\.(test|spec)\.[jt]sx?$|\.md$|\.tsbuildinfo$/;

function filesBelow(path, found) {
  if (IGNORED.test(path) || !existsSync(path)) return;
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    found.push({ path, stats });
    return;
  }
  for (const name of readdirSync(path)) filesBelow(join(path, name), found);
}

function readCache(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * One hash over the content of files and folders (paths inside the repository), plus further texts.
 * Files whose size and time have not changed since the last look are not read again.
 * Tests and Markdown do not count.
 */
export function fingerprint(name, paths, texts = []) {
  const cacheFile = join(cached('fingerprints'), `${name}.json`);
  const before = readCache(cacheFile);
  const found = [];
  for (const path of paths) filesBelow(join(root, path), found);
  const after = {};
  for (const { path, stats } of found) {
    const key = relative(root, path);
    const stamp = `${stats.size}:${stats.mtimeMs}`;
    const known = before[key];
    const hash = known?.stamp === stamp ? known.hash : createHash('sha1').update(readFileSync(path)).digest('hex');
    after[key] = { stamp, hash };
  }
  writeFileSync(cacheFile, JSON.stringify(after));
  const lines = Object.keys(after)
    .sort()
    .map((key) => `${key} ${after[key].hash}`);
  return createHash('sha1')
    .update([...lines, ...texts].join('\n'))
    .digest('hex');
}

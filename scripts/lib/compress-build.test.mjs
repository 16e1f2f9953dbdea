import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressBuild } from './compress-build.mjs';

test('text files of a build are there in both compressed forms, pictures and tiny files are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-build-'));
  try {
    const script = 'let a = 1;'.repeat(100);
    mkdirSync(join(folder, 'js'));
    writeFileSync(join(folder, 'js/app.js'), script);
    writeFileSync(join(folder, 'js/tiny.js'), 'x');
    writeFileSync(join(folder, 'photo.webp'), Buffer.alloc(1000));
    await compressBuild(folder);
    assert.deepEqual(readdirSync(folder, { recursive: true }).sort(), [
      'js',
      'js/app.js',
      'js/app.js.br',
      'js/app.js.gz',
      'js/tiny.js',
      'photo.webp',
    ]);
    assert.equal(brotliDecompressSync(readFileSync(join(folder, 'js/app.js.br'))).toString(), script);
    assert.equal(gunzipSync(readFileSync(join(folder, 'js/app.js.gz'))).toString(), script);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

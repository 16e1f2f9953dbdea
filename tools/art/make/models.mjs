import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packModel } from '../models/pack.mjs';

const kilobytes = (bytes) => `${Math.round(bytes.length / 1000)} kB`;

/** Packs every model of a folder into another one and copies the list of looks beside them. */
export async function packModels(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.glb'))) {
    const plain = readFileSync(join(from, name));
    const small = await packModel(plain);
    writeFileSync(join(to, name), small);
    console.log(`  ${name}  ${kilobytes(plain)} -> ${kilobytes(small)}`);
  }
  copyFileSync(join(from, 'looks.json'), join(to, 'looks.json'));
}

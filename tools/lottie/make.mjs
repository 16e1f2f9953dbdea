/**
 * Writes the animations of the loading, success and empty states, each with a still picture, to where the server has them:
 * `apps/server/assets/zeekr/lottie/{name}/data.json` and `still.webp`. Run it after a change here or of the brand's accent:
 *
 *     node tools/lottie/make.mjs
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { empty } from './empty.mjs';
import { stillPicture } from './lib/still.mjs';
import { loading } from './loading.mjs';
import { success } from './success.mjs';

const folder = fileURLToPath(new URL('../../apps/server/assets/zeekr/lottie/', import.meta.url));

for (const animation of [loading, success, empty]) {
  const own = `${folder}${animation.name}/`;
  await mkdir(own, { recursive: true });
  const text = JSON.stringify(animation.data);
  await writeFile(`${own}data.json`, text);
  await writeFile(`${own}still.webp`, await stillPicture(animation));
  console.log(`${animation.name}: ${(text.length / 1024).toFixed(1)} kB`);
}

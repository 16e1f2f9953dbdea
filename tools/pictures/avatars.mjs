/** Avatars in one flat style, 256 × 256: people, animals and small landscapes. */
import { animals } from './lib/avatars/animals.mjs';
import { people } from './lib/avatars/people.mjs';
import { landscapes } from './lib/avatars/vistas.mjs';
import { raster } from './lib/compose.mjs';
import { document } from './lib/light.mjs';

const named = (prefix, list) =>
  Object.fromEntries(Object.entries(list).map(([name, body]) => [`${prefix}-${name}`, body]));

/** Draws every avatar: name → function that gives a sharp picture. */
export const avatars = Object.fromEntries(
  Object.entries({ ...people, ...named('animal', animals), ...named('view', landscapes) }).map(([name, body]) => [
    name,
    async () => raster(document(256, 256, body)),
  ]),
);

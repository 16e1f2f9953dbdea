/** Artwork of the campaigns: each as a wide picture for lists and heads and, where there is a poster, as a tall one. None carries text. */
import { artwork } from './lib/artwork.mjs';
import { drives } from './lib/plans/drives.mjs';
import { gatherings } from './lib/plans/gatherings.mjs';

const WIDE = 780;
const TALL = 1560;

const plans = { ...gatherings, ...drives };

/** Campaigns without a tall picture: they have no poster and no cover over the whole screen. */
const wideOnly = new Set([
  'staff-coupon',
  'test-drive-fleet',
  'test-drive-partner',
  'association',
  'notice',
  'prize-shelf',
  'invite-partner',
]);

const wide = Object.entries(plans).map(([name, plan], i) => [name, () => artwork({ seed: i + 3, ...plan }, WIDE)]);
const tall = Object.entries(plans)
  .filter(([name]) => !wideOnly.has(name))
  .map(([name, plan]) => [`${name}-tall`, () => artwork({ seed: name.length * 7, ...plan }, TALL)]);

/** Draws every campaign picture: name → function that gives a sharp picture. */
export const campaigns = Object.fromEntries([...wide, ...tall]);

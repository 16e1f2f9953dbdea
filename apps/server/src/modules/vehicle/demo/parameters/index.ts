import { cabinSections } from './cabin';
import { chassisSections } from './chassis';
import type { Section } from './line';
import { powerSections } from './power';
import { sizeSections } from './size';
import { smartSections } from './smart';

export { type Car, entriesOf, type Section } from './line';

/** All sections and lines of the parameter sheets, in display order. */
export const parameterSections: readonly Section[] = [
  ...sizeSections,
  ...powerSections,
  ...chassisSections,
  ...cabinSections,
  ...smartSections,
];

/** Writes the style sheets of the icons from their paths: `npx tsx src/ui/icon/make-icon-css.ts`, in apps/storefront. */
import { writeFileSync } from 'node:fs';
import { iconSheets } from './icon-css';

for (const [name, sheet] of Object.entries(iconSheets())) writeFileSync(new URL(`./${name}`, import.meta.url), sheet);

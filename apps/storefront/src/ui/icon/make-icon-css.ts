/** Writes icon.module.css from icon-paths.ts: `npx tsx src/ui/icon/make-icon-css.ts`, in apps/storefront. */
import { writeFileSync } from 'node:fs';
import { iconCss } from './icon-css';

writeFileSync(new URL('./icon.module.css', import.meta.url), iconCss());

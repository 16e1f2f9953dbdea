import { withImport } from './source.mjs';
import { moduleFile } from './templates/module.mjs';
import { namesOf } from './wish.mjs';

/** An empty server module, added to the list of all modules. Endpoints are added later. */
export function moduleParts(draft, { module }) {
  const names = namesOf(module);
  draft.add(`apps/server/src/modules/${module}/index.ts`, moduleFile(module, names));
  draft.edit('apps/server/src/modules/index.ts', (source) => {
    const known = withImport(source, [names.manyCamel], `./${module}`);
    return known.replace(/\n {2}demo,\n\];/, `\n  ${names.manyCamel},\n  demo,\n];`);
  });
}

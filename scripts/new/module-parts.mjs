import { withImport } from './source.mjs';
import { moduleFile } from './templates/module.mjs';
import { namesOf } from './wish.mjs';

/** A server module, in the list of all modules. Endpoints come one by one. */
export function moduleParts(draft, { module }) {
  const names = namesOf(module);
  draft.add(`apps/server/src/modules/${module}/index.ts`, moduleFile(module, names));
  draft.edit('apps/server/src/modules/index.ts', (source) => {
    const known = withImport(source, [names.manyCamel], `./${module}`);
    return known.replace(/\n {2}demo,\n\];/, `\n  ${names.manyCamel},\n  demo,\n];`);
  });
}

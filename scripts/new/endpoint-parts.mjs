import { withDeclaration, withEntry, withImport } from './source.mjs';
import { actionUseCase } from './templates/action.mjs';
import { actionRow, contractFile, itemSchema, listRow } from './templates/contract.mjs';
import { seed, withDemoSet } from './templates/demo.mjs';
import { listCase, listUseCase } from './templates/list.mjs';
import { actionTest } from './templates/server-test.mjs';
import { tables } from './templates/tables.mjs';

const camel = (name) => name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());

/** The row of the contract, in the file of its domain; a new file is wired up. */
function contractParts(draft, wish) {
  const path = `packages/contract/src/${wish.contract}.ts`;
  if (!draft.has(path)) {
    const name = camel(wish.contract);
    draft.add(path, contractFile(wish.contract));
    draft.edit('packages/contract/src/index.ts', (source) => `${source}export * from './${wish.contract}';\n`);
    draft.edit('packages/contract/src/endpoints.ts', (source) =>
      withEntry(withImport(source, [name], `./${wish.contract}`), /export const endpoints = \{/, `  ...${name},`),
    );
  }
  draft.edit(path, (source) => {
    if (wish.endpoint === 'action') {
      return withEntry(withImport(source, ['Id'], './common'), /defineEndpoints\(\{/, actionRow(wish));
    }
    const known = withImport(source, ['At', 'Id', 'Paging', 'pageOf'], './common');
    return withEntry(withDeclaration(known, itemSchema(wish)), /defineEndpoints\(\{/, listRow(wish));
  });
}

/** The module's route: contract key → use case. */
function routeParts(draft, wish, useCase, file) {
  const { module, key, endpoint } = wish;
  const folder = `apps/server/src/modules/${module}`;
  const own = `${folder}/${module}.routes.ts`;
  const line =
    endpoint === 'action'
      ? `  '${key}': route<'${key}'>({ tx: true, run: (ctx, { body }) => ${useCase}(ctx, body) }),`
      : `  '${key}': route<'${key}'>({ run: (ctx, { query }) => ${useCase}(ctx, query) }),`;
  const [path, opening] = draft.has(own)
    ? [own, /(?:routes\(|RouteTable = )\{/]
    : [`${folder}/index.ts`, /^ {2}routes: \{/m];
  draft.edit(path, (source) => {
    const routed = withImport(withImport(source, [useCase], `./${file}`), ['route'], '../../gateway/routes');
    return withEntry(routed, opening, line);
  });
}

/** Demo rows, as a demo set of the module. */
function demoParts(draft, wish) {
  const { module, names } = wish;
  draft.add(`apps/server/src/modules/${module}/demo/seed-${names.many}.ts`, seed(wish));
  draft.edit(`apps/server/src/modules/${module}/index.ts`, (source) =>
    withDemoSet(withImport(source, [`seed${names.Many}`], `./demo/seed-${names.many}`), wish, withEntry),
  );
}

/** Its case in the test suite of all lists. */
function listCaseParts(draft, wish) {
  const { module, names } = wish;
  draft.edit('apps/server/src/modules/lists.test.ts', (source) => {
    const known = withImport(source, [names.manyCamel], `./${module}/${names.many}.tables`);
    return withEntry(known, /const cases: ListCase\[\] = \[/, listCase(wish));
  });
}

/**
 * An endpoint with its use case and tests; one that is in the contract already is left as it is.
 * @returns whether it brought a table
 */
export function endpointParts(draft, wish) {
  const { module, names, endpoint, key } = wish;
  const folder = `apps/server/src/modules/${module}`;
  if (draft.read(`packages/contract/src/${wish.contract}.ts`)?.includes(`'${key}'`)) return false;
  const isList = endpoint === 'list';
  const file = isList ? `list-${names.many}` : `add-${names.one}`;
  contractParts(draft, wish);
  const hasTable = draft.has(`${folder}/${names.many}.tables.ts`);
  if (!hasTable) draft.add(`${folder}/${names.many}.tables.ts`, tables(wish));
  draft.add(`${folder}/${file}.ts`, isList ? listUseCase(wish) : actionUseCase(wish));
  routeParts(draft, wish, isList ? `list${names.Many}` : `add${names.One}`, file);
  if (isList) {
    demoParts(draft, wish);
    listCaseParts(draft, wish);
  } else draft.add(`${folder}/${file}.test.ts`, actionTest(wish));
  return !hasTable;
}

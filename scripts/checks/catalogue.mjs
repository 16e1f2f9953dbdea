// The English catalogue: complete for the frame and the first sale, and nothing in it that the storefront does not say.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at } from '../lib/paths.mjs';
import { catalogueFaults } from './catalogue-rules.mjs';
import { chineseLiterals } from './chinese-literals.mjs';
import { linguiMessages } from './lingui-messages.mjs';
import { isTranslatedPart } from './translated-parts.mjs';

const SOURCES = 'apps/storefront/src';
const CATALOGUE = `${SOURCES}/locales/en`;
/** Tables whose texts are translated at run time, by `translate`. */
const TABLES =
  /\/routes(\/[\w-]+)?\.ts$|\/navigation\/tab-(routes|packages)\.ts$|^packages\/contract\/src\/error-reactions\.ts$|^packages\/rules\/src\/list-footer\.ts$/;
const UNSAID = /\.test\.tsx?$|\/testing\/|\/test-data\.ts$|\/features\/demo\/|\/pagesMine\/demo\.tsx$/;

const read = (path) => readFileSync(at(path), 'utf8');
const paths = [...filesBelow(SOURCES), ...filesBelow('packages/contract/src'), ...filesBelow('packages/rules/src')];
const sources = paths.filter((path) => /\.tsx?$/.test(path) && !UNSAID.test(path));

function textsOf(path) {
  if (TABLES.test(path))
    return chineseLiterals(read(path), path).map(({ text }) => ({ text, file: path, isWanted: true }));
  if (!path.startsWith(SOURCES)) return [];
  const isWanted = isTranslatedPart(path);
  return linguiMessages(read(path), path).map((text) => ({ text, file: path, isWanted }));
}

/** The rules on the catalogue, for `reportRules`. */
export function catalogueRules() {
  const catalogues = filesBelow(CATALOGUE).filter((path) => path.endsWith('.json'));
  const isPlain = (path) => path.endsWith('/plain.json');
  const texts = sources.map((path) => [path, textsOf(path)]);
  // A text of a table and one of a macro are looked up in different ways: each needs its own translation.
  const faultsOf = (areTables) =>
    catalogueFaults(
      catalogues.filter((path) => isPlain(path) === areTables).map((path) => [path, JSON.parse(read(path))]),
      texts.filter(([path]) => TABLES.test(path) === areTables).flatMap(([, found]) => found),
    );
  const [tables, macros] = [faultsOf(true), faultsOf(false)];
  const rule = (name, kind) => ({ name, breaches: [...macros[kind], ...tables[kind]] });
  return [
    rule('The frame and the first sale have their English', 'missing'),
    rule('Every translation is of a text that there is', 'unknown'),
    rule('A text is translated once', 'twice'),
    rule('Translations have the parameters and elements of their text', 'wrong'),
  ];
}

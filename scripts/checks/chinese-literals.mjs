import { createRequire } from 'node:module';
import { at } from '../lib/paths.mjs';

const require = createRequire(at('apps/storefront/package.json'));
const { parseSync, traverse } = require('@babel/core');

const CHINESE = /\p{Script=Han}/u;
/** True inside a call such as `personal(…)`. */
const isCallOf = (name) => (path) => path.isCallExpression() && path.node.callee.name === name;

const TAGS = new Set(['t', 'msg']);
const COMPONENTS = new Set(['Trans']);

/** True inside a Lingui macro: a tagged template, a call such as `t({ message })`, or `<Trans>`. */
const isMacro = ({ node }) =>
  TAGS.has(node.tag?.name) || TAGS.has(node.callee?.name) || COMPONENTS.has(node.openingElement?.name.name);

/**
 * Chinese in a source file of the server: texts and templates. Titles in `personal(…)` do not count, since they are the
 * headings of a document; neither do comments, types and regular expressions.
 *
 * @returns `{ line, text }` each
 */
export const chineseOnServer = (source, file) => chineseLiterals(source, file, isCallOf('personal'));

/**
 * Chinese in a source file that no catalogue can translate: texts, templates, JSX text and attributes outside of Lingui's
 * macros, or of what `isAllowed` names instead of them. Comments and types do not count.
 *
 * @returns `{ line, text }` each
 */
export function chineseLiterals(source, file, isAllowed = isMacro) {
  const found = [];
  const plugins = ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])];
  const tree = parseSync(source, { filename: file, configFile: false, babelrc: false, parserOpts: { plugins } });
  const look = (path, text) => {
    if (!CHINESE.test(text) || path.findParent((up) => up.isTSType() || isAllowed(up))) return;
    found.push({ line: path.node.loc?.start.line ?? 0, text: text.trim() });
  };
  traverse(tree, {
    StringLiteral: (path) => look(path, path.node.value),
    TemplateElement: (path) => look(path, path.node.value.raw),
    JSXText: (path) => look(path, path.node.value),
  });
  return found;
}

import { createRequire } from 'node:module';
import { at } from '../lib/paths.mjs';

const require = createRequire(at('apps/storefront/package.json'));
const { transformSync, traverse } = require('@babel/core');
const macros = require('@lingui/babel-plugin-lingui-macro');
const linguiConfig = require('@lingui/conf').getConfig({ cwd: at('apps/storefront') });

/** The value of a `message` that the macros wrote, else undefined. */
const messageOf = ({ name, key, value }) =>
  (name ?? key)?.name === 'message' && value?.type === 'StringLiteral' ? value.value : undefined;

/**
 * The texts in a source file's Lingui macros, as translators get them: parameters are `{name}` or `{0}`, elements `<0>`.
 *
 * Example: t`还剩 ${days} 天` is `还剩 {days} 天`.
 */
export function linguiMessages(source, file) {
  if (!/@lingui\/\w+\/macro/.test(source)) return [];
  const found = [];
  const { ast } = transformSync(source, {
    filename: file,
    configFile: false,
    babelrc: false,
    ast: true,
    code: false,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])] },
    plugins: [[macros.default ?? macros, { stripMessageField: false, linguiConfig }]],
  });
  const look = ({ node }) => {
    const message = messageOf(node);
    if (message !== undefined) found.push(message);
  };
  traverse(ast, { ObjectProperty: look, JSXAttribute: look });
  return found;
}

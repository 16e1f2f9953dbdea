/**
 * PostCSS plugin: puts the values of the sizes in `ui/tokens.css` where style sheets name them, and leaves their
 * declarations out of the build. Unlike colours and motion, sizes are the same in every scheme, so a page need not carry
 * their names: `margin-top: var(--vf-space-3)` is shipped as `margin-top: 12px`, in the unit of the platform.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');

const TOKENS = path.resolve(__dirname, '../src/ui/tokens.css');
const SIZE = /^--vf-(?:space|text|leading|weight|radius)-/;
const USE = /var\((--vf-[\w-]+)\)/g;
/** `calc(-1 * 12px)`, once the token has its value. */
const NEGATIVE = /calc\(-1 \* ([\d.]+px)\)/g;

/** Values of the sizes by name, out of the text of `tokens.css`. */
function readSizes(css) {
  const declared = [...css.matchAll(/^\s*(--vf-[\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name, value]);
  return new Map(declared.filter(([name]) => SIZE.test(name)));
}

/** A declaration's value with each size in place of its name; a name that is none is an error. */
function withValues(value, sizes) {
  const filled = value.replace(USE, (use, name) => {
    if (!SIZE.test(name)) return use;
    const size = sizes.get(name);
    if (size === undefined) throw new TypeError(`ui/tokens.css has no ${name}.`);
    return size;
  });
  return filled.replace(NEGATIVE, '-$1');
}

function tokenValues() {
  return {
    postcssPlugin: 'voltfront-token-values',
    // Before any plugin visits a declaration: px become rem or rpx afterwards.
    Once(root, { result }) {
      result.messages.push({
        type: 'dependency',
        plugin: 'voltfront-token-values',
        file: TOKENS,
        parent: root.source?.input.file,
      });
      const sizes = readSizes(readFileSync(TOKENS, 'utf8'));
      root.walkDecls((declaration) => {
        if (SIZE.test(declaration.prop)) declaration.remove();
        else if (declaration.value.includes('var(--vf-')) declaration.value = withValues(declaration.value, sizes);
      });
    },
  };
}

module.exports = tokenValues;
module.exports.postcss = true;

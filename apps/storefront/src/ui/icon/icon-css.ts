import { coreIconPaths } from './icon-paths';
import { moreIconPaths } from './more-icon-paths';
import { spareIconPaths } from './spare-icon-paths';

const HEAD = '/* Made from the paths of the icons by make-icon-css.ts; do not edit. */\n';

const BASE = `.icon {
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  background-color: currentColor;
  vertical-align: -0.125em;
  -webkit-mask-position: center;
  -webkit-mask-repeat: no-repeat;
  -webkit-mask-size: 100% 100%;
}
`;

const SIZES = [12, 14, 16, 18, 20, 24, 28, 32, 40, 48] as const;

/**
 * The style sheets of the icons by file name: one class per icon, drawn as a mask, which browsers and mini-programs both
 * know (with the prefix alone: every engine takes it, and the sheet stays half as large).
 */
export function iconSheets(): Record<string, string> {
  const sizes = SIZES.map((size) => `\n.s${size} {\n  font-size: ${size}px;\n}\n`);
  return {
    'icon.module.css': HEAD + BASE + sizes.join('') + rules(coreIconPaths),
    'more-icon.module.css': HEAD + rules(moreIconPaths).slice(1),
    'spare-icon.module.css': HEAD + rules(spareIconPaths).slice(1),
  };
}

const rules = (paths: Readonly<Record<string, string>>): string =>
  Object.entries(paths)
    .map(([name, path]) => rule(name, path))
    .join('');

function rule(name: string, path: string): string {
  const address = `url("data:image/svg+xml,${encode(svg(path))}")`;
  return `\n.i-${name} {\n  -webkit-mask-image: ${address};\n}\n`;
}

function svg(path: string): string {
  const paint = path.startsWith('!')
    ? `d='${path.slice(1)}'`
    : `fill='none' stroke='#000' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round' d='${path}'`;
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path ${paint}/></svg>`;
}

function encode(text: string): string {
  return text.replace(/[<>#%]/g, (character) => encodeURIComponent(character));
}

// Spacing, type, line heights, weights and radii of the storefront come from ui/tokens.css.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at } from '../lib/paths.mjs';
import { reportRules } from './report.mjs';
import { rawValues, STYLE_EXCEPTIONS, sizeTokens } from './style-rules.mjs';

const SOURCE = 'apps/storefront/src/';
const TOKENS = 'ui/tokens.css';
/** Sizes in `style` attributes are checked too; the platform does not convert them. */
const INLINE = /\b(?:fontSize|lineHeight|(?:margin|padding)\w*|gap|borderRadius): (?:['"`]-?[\d.]+px|-?[1-9])/;

const files = filesBelow(SOURCE.slice(0, -1)).map((path) => path.slice(SOURCE.length));
const sheets = new Map(
  files.filter((file) => file.endsWith('.css')).map((file) => [file, readFileSync(at(SOURCE + file), 'utf8')]),
);
const checked = [...sheets].filter(([file]) => file !== TOKENS);

const raw = checked.flatMap(([file, css]) =>
  rawValues(css, STYLE_EXCEPTIONS[file]?.values).map(
    ({ line, property, values }) => `${SOURCE}${file}:${line}  ${property}: ${values.join(' ')}`,
  ),
);
const inline = files
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) =>
    readFileSync(at(SOURCE + file), 'utf8')
      .split('\n')
      .flatMap((text, index) => (INLINE.test(text) ? [`${SOURCE}${file}:${index + 1}  ${text.trim()}`] : [])),
  );
const spent = Object.entries(STYLE_EXCEPTIONS).flatMap(([file, { values }]) => {
  const spelled = rawValues(sheets.get(file) ?? '').flatMap((breach) => breach.values);
  return values.filter((value) => !spelled.includes(value)).map((value) => `${file}  ${value}`);
});
const used = checked.map(([, css]) => css).join('');
const unused = sizeTokens(sheets.get(TOKENS)).filter((name) => !used.includes(`var(--${name})`));

reportRules([
  { name: 'style sheets take spacing, type, line heights, weights and radii from the tokens', breaches: raw },
  { name: 'elements have no sizes of their own in style', breaches: inline },
  { name: 'each exception is still one', breaches: spent },
  { name: 'each size token is used', breaches: unused },
]);

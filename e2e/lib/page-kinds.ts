import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../../apps/storefront/src');

/**
 * Shows every component, so it would represent all kinds without resembling any page that customers
 * use.
 */
const GALLERY = 'pagesMine/demo';

/** One import or re-export: names there, names here, and the module. */
interface Import {
  isExport: boolean;
  names: { there: string; here: string }[];
  specifier: string;
}

const IMPORT = /^(import|export)\s+(type\s+)?([^'";]*?)(?:\s*from\s+)?'([^']+)'/gm;
const LAZY = /import\('([^']+)'\)/g;

function namesIn(list: string): Import['names'] {
  const braced = /\{([^}]*)\}/.exec(list)?.[1];
  if (braced === undefined) return [{ there: '*', here: '*' }];
  return braced
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [there = '', here = there] = name.split(/\s+as\s+/);
      return { there, here };
    });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(IMPORT)]
    .filter(([, , type]) => !type)
    .map(([, word, , list = '', specifier = '']) => ({
      isExport: word === 'export',
      names: namesIn(list),
      specifier,
    }));
  const lazy = [...text.matchAll(LAZY)].map(([, specifier = '']) => ({
    isExport: false,
    names: namesIn(''),
    specifier,
  }));
  return [...named, ...lazy];
}

const fileOf = (path: string): string | undefined =>
  ['.tsx', '.ts', '/index.tsx', '/index.ts'].map((ending) => path + ending).find(existsSync);

function target(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return fileOf(join(src, specifier.slice(2)));
  return specifier.startsWith('.') ? fileOf(join(dirname(from), specifier)) : undefined;
}

/**
 * Traits of a page: its package, and the components, page parts and platform APIs that its code
 * uses.
 */
function traitsOf(page: string): Set<string> {
  const traits = new Set([`package ${page.split('/')[0]}`]);
  const seen = new Set<string>();
  const follow = (file: string, wanted: string): void => {
    if (seen.has(`${file} ${wanted}`) || seen.has(`${file} *`)) return;
    seen.add(`${file} ${wanted}`);
    for (const { isExport, names, specifier } of importsOf(file)) {
      const next = target(file, specifier);
      const [layer = '', folder = ''] = next?.slice(src.length + 1).split('/') ?? [];
      for (const { there, here } of next ? names : []) {
        if (isExport && ![here, '*'].includes(wanted) && here !== '*') continue;
        if (layer === 'ui' || layer === 'page') traits.add(`${layer} ${there}`);
        else if (layer === 'platform') traits.add(`platform ${folder}`);
        else if (next && !['navigation', 'session', 'api'].includes(layer)) follow(next, there);
      }
    }
  };
  const file = fileOf(join(src, page));
  if (!file) throw new TypeError(`no source of the page ${page}`);
  follow(file, '*');
  return traits;
}

/**
 * A smallest selection of pages that together cover every component, page part, platform API and
 * package: one page of each kind. A page with a new trait is included automatically.
 * @param pages routes without leading slash
 */
export const onePageOfEachKind = (pages: readonly string[]): string[] => coverTraits(pages, () => true);

/** The same for platform APIs and packages alone: what differs from one host of the web build to another. */
export const onePageOfEachPlatformApi = (pages: readonly string[]): string[] =>
  coverTraits(pages, (trait) => /^(platform|package) /.test(trait));

function coverTraits(pages: readonly string[], counts: (trait: string) => boolean): string[] {
  const rest = new Map(
    pages.filter((page) => page !== GALLERY).map((page) => [page, [...traitsOf(page)].filter(counts)]),
  );
  const missing = new Set([...rest.values()].flat());
  const chosen: string[] = [];
  const newOf = (page: string) => [...(rest.get(page) ?? [])].filter((trait) => missing.has(trait)).length;
  while (missing.size > 0) {
    const best = [...rest.keys()].reduce((one, other) => (newOf(other) > newOf(one) ? other : one));
    chosen.push(best);
    for (const trait of rest.get(best) ?? []) missing.delete(trait);
  }
  return chosen;
}

import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

/** What the tests read of a mini-program's `app.json`. */
export interface AppJson {
  pages: string[];
  subPackages?: { root: string; pages: string[] }[];
  subpackages?: { root: string; pages: string[] }[];
  preloadRule?: Record<string, { network: string; packages: string[] }>;
  tabBar?: {
    custom?: boolean;
    customize?: boolean;
    color?: string;
    textColor?: string;
    list?: unknown[];
    items?: unknown[];
  };
}

const dist = resolve(import.meta.dirname, '../../apps/storefront/dist');

/** Folder of a built mini-program. */
export function buildOf(platform: 'weapp' | 'alipay' | 'tt' | 'swan'): string {
  const folder = process.env[`E2E_${platform.toUpperCase()}`] ?? join(dist, platform);
  if (!existsSync(join(folder, 'app.json')))
    throw new TypeError(`build it first: VOLT_DEMO=1 npm run build:${platform} -w @voltfront/storefront`);
  return folder;
}

export const readAppJson = (folder: string): AppJson => JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));

/** Subpackages, whichever way the platform spells them. */
export const packagesOf = (app: AppJson): { root: string; pages: string[] }[] =>
  app.subPackages ?? app.subpackages ?? [];

/** Every registered page, main package first. */
export const pagesOf = (app: AppJson): string[] => [
  ...app.pages,
  ...packagesOf(app).flatMap(({ root, pages }) => pages.map((page) => posix.join(root, page))),
];

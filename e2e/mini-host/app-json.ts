import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { MiniPlatform } from './platforms';

interface TabBar {
  /** The page draws its own bar; Alipay's name is `customize`. */
  custom?: boolean;
  customize?: boolean;
  color?: string;
  textColor?: string;
  selectedColor?: string;
  list?: { pagePath: string }[];
  items?: { pagePath: string }[];
}

/** What the tests read of a mini-program's `app.json`. */
export interface AppJson {
  pages: string[];
  subPackages?: { root: string; pages: string[] }[];
  subpackages?: { root: string; pages: string[] }[];
  preloadRule?: Record<string, { network: string; packages: string[] }>;
  tabBar?: TabBar;
  requiredPrivateInfos?: string[];
  permission?: Record<string, { desc: string }>;
}

const dist = resolve(import.meta.dirname, '../../apps/storefront/dist');

/** Folder of a built mini-program. */
export function buildOf(platform: MiniPlatform): string {
  const folder = process.env[`E2E_${platform.toUpperCase()}`] ?? join(dist, platform);
  if (!existsSync(join(folder, 'app.json')))
    throw new TypeError(`build it first: VOLT_DEMO=1 npm run build:${platform} -w @voltfront/storefront`);
  return folder;
}

export const readAppJson = (folder: string): AppJson => JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));

/** Every registered page, main package first. */
export const pagesOf = (app: AppJson): string[] => [
  ...app.pages,
  ...(app.subPackages ?? app.subpackages ?? []).flatMap(({ root, pages }) =>
    pages.map((page) => posix.join(root, page)),
  ),
];

/** Pages of the tab bar. */
export const tabsOf = ({ tabBar }: AppJson): string[] =>
  (tabBar?.list ?? tabBar?.items ?? []).map(({ pagePath }) => pagePath);

import type { Compiler } from 'webpack';

/** Files that a page needs beyond the entry's own. */
interface PageAssets {
  js: string[];
  css: string[];
}

const PAGE_REQUEST = /(?:^|\/)(pages\w*\/.+)$/;

/**
 * Writes `page-assets.json`: which files each page needs, by its path, and the entry's own under `entry`. The server
 * makes preloads from it.
 */
export class PageAssetsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageAssetsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageAssetsPlugin', stage }, () => {
        const entry = compilation.entrypoints.get('app');
        const own = new Set(entry?.getFiles());
        const table: Record<string, PageAssets> = { entry: split([...own]) };
        for (const group of compilation.chunkGroups) {
          const file = group.origins.map((origin) => PAGE_REQUEST.exec(origin.request ?? '')?.[1]).find(Boolean);
          if (file) table[pagePath(file)] = split(group.getFiles().filter((name) => !own.has(name)));
        }
        compilation.emitAsset('page-assets.json', new sources.RawSource(JSON.stringify(table, null, 1)));
      });
    });
  }
}

const split = (files: string[]): PageAssets => ({
  js: files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
  css: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
});

const pagePath = (file: string): string => (file === 'pages/community/index' ? '/' : `/${file}`);

import type { Compiler } from 'webpack';
import { packageOfGroup } from './package-files-plugin';
import { readPageTable } from './page-table';

/** Files by kind, relative to the build's folder. */
interface Files {
  js: string[];
  css: string[];
}

const PAGE_REQUEST = /(?:^|\/)((?:pages\w*|yunxin)\/.+)$/;

/**
 * Writes `page-manifest.json`: the entry's own files, those that list each package's pages, and for each page its title and the
 * files it needs beyond the entry's, its package's list among them. The server makes titles and preloads from it, and knows by it which addresses are pages.
 */
export class PageManifestPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageManifestPlugin', stage }, () => {
        const { pageConfigs, pagePaths } = readPageTable();
        const own = new Set(compilation.entrypoints.get('app')?.getFiles());
        /** Files that list a package's pages. */
        const packages: Record<string, string[]> = {};
        for (const group of compilation.chunkGroups) {
          const root = packageOfGroup(group);
          if (root) packages[root] = group.getFiles();
        }
        const routes: Record<string, Files & { title: string }> = {};
        for (const group of compilation.chunkGroups) {
          const file = group.origins.map((origin) => PAGE_REQUEST.exec(origin.request ?? '')?.[1]).find(Boolean);
          if (!file) continue;
          const title = pageConfigs[file]?.navigationBarTitleText ?? '';
          routes[pagePaths[file] ?? `/${file}`] = {
            title,
            ...split(
              [...(packages[file.split('/')[0] ?? ''] ?? []), ...group.getFiles()].filter((name) => !own.has(name)),
            ),
          };
        }
        const manifest = { entry: split([...own]), packages, routes };
        compilation.emitAsset('page-manifest.json', new sources.RawSource(JSON.stringify(manifest, null, 1)));
      });
    });
  }
}

const split = (files: string[]): Files => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
});

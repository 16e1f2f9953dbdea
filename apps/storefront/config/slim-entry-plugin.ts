import path from 'node:path';
import type { Compiler } from 'webpack';
import { readPageTable } from './page-table';
import { pageFilter } from './test-pages';

const ENTRY_LOADER = path.join(__dirname, 'slim-entry-loader.js');
const PACKAGE_LOADER = path.join(__dirname, 'page-package-loader.js');
const LAST = { name: 'SlimEntryPlugin', stage: 1000 };

/** A page as its package's module lists it. */
interface Page {
  file: string;
  path: string;
  row: object;
}

/** Parameters are for the compiler alone. */
const withoutParams = ({ params: _params, ...row }: { params?: unknown }): object => row;

/** Pages of this build by the folder of their package. */
function pagesByPackage(): Record<string, Page[]> {
  const { pagePaths, routeRows } = readPageTable();
  const packages: Record<string, Page[]> = {};
  for (const file of Object.keys(pagePaths).filter(pageFilter())) {
    const address = pagePaths[file] ?? `/${file}`;
    const root = file.split('/')[0] ?? '';
    packages[root] = [...(packages[root] ?? []), { file, path: address, row: withoutParams(routeRows[address] ?? {}) }];
  }
  return packages;
}

/**
 * Makes the entry ask for pages package by package: runs the loaders beside this file over the entry, between Taro, who
 * writes it, and Babel, and over the modules that list a package's pages.
 */
export class SlimEntryPlugin {
  apply(compiler: Compiler): void {
    const { NormalModule } = compiler.webpack;
    const routeTable = path.join(compiler.context, 'src/navigation/route-table.ts');
    compiler.hooks.compilation.tap(LAST, (compilation) => {
      const packages = pagesByPackage();
      NormalModule.getCompilationHooks(compilation).loader.tap(LAST, (_context, { loaders }) => {
        // Loaders run from the last to the first.
        const taro = loaders.findIndex(({ loader }) => /taro-loader[\\/]lib[\\/]h5/.test(loader));
        const request = `!!${PACKAGE_LOADER}?root=ROOT!${routeTable}`;
        const options = { packages, request };
        if (taro >= 0) loaders.splice(taro, 0, { loader: ENTRY_LOADER, options, ident: 'slim-entry', type: null });
        for (const item of loaders.filter(({ loader }) => loader === PACKAGE_LOADER)) {
          const root = String(item.options).replace('root=', '');
          Object.assign(item, { options: { root, pages: packages[root] }, ident: `page-package-${root}` });
        }
      });
    });
  }
}

import path from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';

interface PageTable {
  /** JSON of every page by its file below `src`, without extension. */
  pageConfigs: Record<string, { navigationBarTitleText?: string }>;
  /** Paths of pages by their file. */
  pagePaths: Record<string, string>;
  /** Rows of the route table by path. */
  routeRows: Record<string, { params?: unknown }>;
  /** Files of pages that production builds leave out. */
  testPages: string[];
}

/** The route table is part of the app's source, which the build's configuration cannot import as it is. */
export function readPageTable(): PageTable {
  return requireWithEsbuild(path.resolve(__dirname, '../src/navigation/page-configs.ts'), {
    customSwcConfig: { jsc: { parser: { syntax: 'typescript' }, target: 'es2019' }, module: { type: 'commonjs' } },
  });
}

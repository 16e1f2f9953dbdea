const path = require('node:path');

/**
 * Writes what the web build knows of a package's pages: how to load each, its row of the route table, and in production
 * the names of the files that the package's pages are in (`package-files-plugin.ts` fills them in).
 */
module.exports = function pagePackage() {
  const { root, pages } = this.getOptions();
  const source = path.join(this.rootContext, 'src');
  const entries = pages.map(({ file, path: address, row }) => ({
    loader: `${JSON.stringify(address)}: () => import(${JSON.stringify(path.join(source, file))})`,
    row: `${JSON.stringify(address)}: ${JSON.stringify(row)}`,
  }));
  const files = this.mode === 'production' ? `__webpack_require__.addFiles("@files-of:${root}@");` : '';
  return `${files}
export default {
  loaders: { ${entries.map(({ loader }) => loader).join(',\n')} },
  rows: { ${entries.map(({ row }) => row).join(',\n')} },
};`;
};

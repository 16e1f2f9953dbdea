/**
 * Leaves of the entry that Taro generates what our web runtime reads: which pages are tabs, and how to ask for each package
 * of pages. The list of all pages and the configuration of mini-programs would make every first load larger with every
 * page.
 */
const CONFIG = /var config = (\{.*\})\n/;
const ROUTES = /config\.routes = \[[\s\S]*?\n\]/;

module.exports = function slimEntry(source) {
  const { packages, request } = this.getOptions();
  const config = CONFIG.exec(source);
  if (!config || !ROUTES.test(source))
    throw new TypeError('The entry that Taro generates has another form: mend config/slim-entry-loader.js.');
  const { tabBar, pages } = JSON.parse(config[1]);
  const listed = new Set(Object.values(packages).flatMap((own) => own.map(({ file }) => file)));
  const missing = pages.filter((page) => !listed.has(page.replace(/^\//, '')));
  if (missing.length > 0) throw new TypeError(`Pages that no package of the web build has: ${missing.join(', ')}.`);
  const tabs = tabBar.list.map(({ pagePath }) => ({ pagePath }));
  const loaders = Object.keys(packages).map(
    (root) => `'${root}': () => import(${JSON.stringify(request.replace('ROOT', root))})`,
  );
  return source
    .replace(config[0], () => `var config = ${JSON.stringify({ tabBar: { list: tabs } })}\n`)
    .replace(ROUTES, () => `config.packages = { ${loaders.join(', ')} }`);
};

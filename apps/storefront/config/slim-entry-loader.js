/**
 * Leaves of the entry that Taro generates what our web runtime reads: the paths and loaders of pages, and which of them are
 * tabs. The rest is the configuration of mini-programs, a second list of all pages among it.
 */
const CONFIG = /var config = (\{.*\})\n/;
const ROUTE =
  /Object\.assign\(\{\s*path: '([^']+)',\s*load: function\(context, params\) \{\s*const page = (import\([^)]*\))\s*return \[page, context, params\]\s*\}\s*\}, \{\}\)/g;

module.exports = function slimEntry(source) {
  const config = CONFIG.exec(source);
  const routes = source.match(ROUTE);
  if (!config || !routes)
    throw new TypeError('The entry that Taro generates has another form: mend config/slim-entry-loader.js.');
  const { tabBar, pages } = JSON.parse(config[1]);
  if (routes.length !== pages.length)
    throw new TypeError('A page of the entry has settings of its own: mend config/slim-entry-loader.js.');
  const tabs = tabBar.list.map(({ pagePath }) => ({ pagePath }));
  return source
    .replace(config[0], () => `var config = ${JSON.stringify({ tabBar: { list: tabs } })}\n`)
    .replace(ROUTE, (_match, path, load) => `{ path: '${path}', load: () => [${load}] }`);
};

/** Number of pages whose first load includes each file. */
function uses(routes) {
  const counts = new Map();
  for (const { js, css } of Object.values(routes))
    for (const file of [...js, ...css]) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

const stemOf = (file) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

/**
 * Finds what makes the first load of a page grow with the number of pages: names of other pages' files in the entry,
 * and lists of other packages.
 * @param manifest the build's `page-manifest.json`
 * @param entry text of the entry's scripts
 */
export function growthFaults({ packages, routes }, entry) {
  const lists = new Set(Object.values(packages).flat());
  const ofOnePage = [...uses(routes)].filter(([file, count]) => count === 1 && !lists.has(file)).map(([file]) => file);
  const named = ofOnePage.filter((file) => entry.includes(stemOf(file)));
  const foreign = Object.entries(routes).filter(([, { js }]) => js.filter((file) => lists.has(file)).length > 1);
  return [
    ...named.map((file) => `the entry names ${file}, which one page alone needs`),
    ...foreign.map(([path]) => `${path} loads the lists of several packages at once`),
  ];
}

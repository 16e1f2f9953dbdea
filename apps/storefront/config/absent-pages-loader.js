/** A path of a page in a text of the code; addresses with a query or a variable part are built from such ones. */
const PATH = /(['"`])(\/pages[A-Za-z]*\/[\w/]*\w)\1/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Lets a module of the web build tell which of the paths that it names have no page in this release: the table that says
 * so comes package by package, and what leads nowhere must not be drawn meanwhile.
 */
module.exports = function absentPages(source) {
  const { paths } = this.getOptions();
  const named = [...source.replace(COMMENTS, '').matchAll(PATH)].map(([, , path]) => path);
  const absent = [...new Set(named)].filter((path) => !paths.includes(path));
  if (absent.length === 0) return source;
  const list = absent.map((path) => `'${path}'`).join(', ');
  return `import { absentPages as tellAbsentPages } from '@/navigation/absent-pages';\n${source}\ntellAbsentPages(${list});\n`;
};

import { Fault } from '../lib/fault.mjs';

/** Where the block that begins with the brace at `open` ends. */
function closingBrace(source, open) {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '{' || source[at] === '[') depth += 1;
    if (source[at] === '}' || source[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Fault('A block has no end.');
}

/** Adds an import, or its names to an import of the same file; the linter sorts them. */
export function withImport(source, names, from) {
  const known = new RegExp(`import \\{([^}]*)\\} from '${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}';`).exec(source);
  if (!known) return `import { ${names.join(', ')} } from '${from}';\n${source}`;
  const all = new Set([...known[1].split(',').map((name) => name.trim()), ...names]);
  return source.replace(known[0], `import { ${[...all].filter(Boolean).join(', ')} } from '${from}';`);
}

/**
 * Adds a last entry to an object or array.
 * @param opening pattern that ends with the opening brace
 */
export function withEntry(source, opening, entry) {
  const found = opening.exec(source);
  if (!found) throw new Fault(`Nothing looks like ${opening}.`);
  const end = closingBrace(source, found.index + found[0].length - 1);
  const before = source.slice(0, end).trimEnd();
  const comma = /[,{[]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${entry}\n${source.slice(end)}`;
}

/** Puts a declaration below the imports. */
export function withDeclaration(source, declaration) {
  const imports = [...source.matchAll(/^import [^;]*;\n/gm)];
  const last = imports.at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${source.slice(0, at)}\n${declaration}${source.slice(at)}`;
}

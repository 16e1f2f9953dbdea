import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at } from '../lib/paths.mjs';

// Babel comes with the storefront's build; TypeScript 7 has no parser that other programs could call.
const require = createRequire(at('apps/storefront/package.json'));
const { parseSync, traverse } = require('@babel/core');

const lineOf = (node) => node.loc?.start.line ?? 0;

function pluginsFor(file) {
  const syntax = ['typescript', 'importAttributes', 'decorators-legacy'];
  return file.endsWith('x') ? [...syntax, 'jsx'] : syntax;
}

function importOf(node, typeOnly) {
  return { specifier: node.source.value, typeOnly, line: lineOf(node) };
}

/** Collects `import()` and `require()` of plain texts. */
function dynamicImport({ node }, imports) {
  const isImport =
    node.callee.type === 'Import' || (node.callee.type === 'Identifier' && node.callee.name === 'require');
  const [target] = node.arguments;
  if (isImport && target?.type === 'StringLiteral')
    imports.push({ specifier: target.value, typeOnly: false, line: lineOf(node) });
}

/** Collects `process.env` and the variable read from it. */
function environmentRead({ node, parent }, reads) {
  const isEnv = node.object.type === 'Identifier' && node.object.name === 'process' && node.property.name === 'env';
  if (isEnv) reads.push({ name: parent.property?.name ?? '', line: lineOf(node) });
}

/**
 * What a source file imports, which globals it uses and which environment variables it reads.
 * An import is type-only when the whole statement is, since only then nothing of it is left at run time.
 */
export function parseFile(file) {
  const imports = [];
  const environment = [];
  let globals = [];
  const parserOpts = { plugins: pluginsFor(file), errorRecovery: true };
  const tree = parseSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    babelrc: false,
    sourceType: 'module',
    parserOpts,
  });
  traverse(tree, {
    Program: (path) => {
      globals = Object.entries(path.scope.globals).map(([name, node]) => ({ name, line: lineOf(node) }));
    },
    ImportDeclaration: ({ node }) => void imports.push(importOf(node, node.importKind === 'type')),
    ExportAllDeclaration: ({ node }) =>
      void imports.push({ ...importOf(node, node.exportKind === 'type'), isExport: true }),
    ExportNamedDeclaration: ({ node }) => {
      if (node.source) imports.push({ ...importOf(node, node.exportKind === 'type'), isExport: true });
    },
    CallExpression: (path) => dynamicImport(path, imports),
    TSImportType: ({ node }) =>
      void imports.push({
        specifier: (node.argument.literal ?? node.argument).value,
        typeOnly: true,
        line: lineOf(node),
      }),
    MemberExpression: (path) => environmentRead(path, environment),
  });
  return { imports, globals, environment };
}

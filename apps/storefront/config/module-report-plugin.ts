import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/** One module and the file it travels in. */
interface ModuleRow {
  file: string;
  module: string;
  /** Before minification, so that modules can be compared. */
  bytes: number;
}

const root = path.resolve(__dirname, '../../..');

/** `apps/storefront/src/ui/button/button.tsx`, or the package of a library. */
function nameOf(module: Module): string {
  const file = (module.nameForCondition() ?? module.identifier()).split(/[?|!]/)[0] ?? '';
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file.slice(file.lastIndexOf('node_modules')));
  return library?.[1] ?? path.relative(root, file);
}

function rowsOf(compilation: Compilation, chunk: Chunk): ModuleRow[] {
  const file = [...chunk.files].find((name) => name.endsWith('.js'));
  if (!file) return [];
  const modules = compilation.chunkGraph.getChunkModules(chunk).flatMap((module) => {
    const inner = (module as { modules?: Module[] }).modules;
    return inner ?? [module];
  });
  return modules.map((module) => ({ file, module: nameOf(module), bytes: module.size() }));
}

/** Writes which modules each file of a mini-program holds, beside the build: the report of its packages names them. */
export class ModuleReportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ModuleReportPlugin', (compilation) => {
      const folder = compilation.outputOptions.path ?? '';
      const rows = [...compilation.chunks].flatMap((chunk) => rowsOf(compilation, chunk));
      mkdirSync(path.dirname(folder), { recursive: true });
      writeFileSync(`${folder}-modules.json`, JSON.stringify(rows));
    });
  }
}

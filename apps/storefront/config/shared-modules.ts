import type { Compilation, Compiler, Module } from 'webpack';

/** Folder of a package: `pagesDetail/carModel` is in `pagesDetail`. */
const packageOf = (chunkName: string | undefined): string => chunkName?.split('/')[0] ?? '';

/**
 * Keeps what several subpackages need in the main package, once. Taro would copy it into each of them, and a customer
 * would download it as often.
 */
export class SharedModulesPlugin {
  private compilation: Compilation | undefined;

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedModulesPlugin', (compilation) => {
      this.compilation = compilation;
    });
  }

  /** Whether several packages need a module. */
  isShared = (module: Module): boolean => {
    const chunks = this.compilation?.chunkGraph.getModuleChunks(module) ?? [];
    return new Set(chunks.map(({ name }) => packageOf(name ?? undefined))).size > 1;
  };
}

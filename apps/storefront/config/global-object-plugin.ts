import type { Compiler, RuntimeModule } from 'webpack';

/** The global object without `new Function`, which mini-program engines and reviews of the platforms refuse. */
const GLOBAL_OBJECT =
  'typeof globalThis === "object" ? globalThis : typeof global === "object" ? global : typeof window === "object" ? window : {}';

/** Replaces webpack's own way to the global object. */
export class GlobalObjectPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('GlobalObjectPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('GlobalObjectPlugin', (module: RuntimeModule) => {
        if (module.name === 'global') module.generate = () => `${RuntimeGlobals.global} = ${GLOBAL_OBJECT};`;
      });
    });
  }
}

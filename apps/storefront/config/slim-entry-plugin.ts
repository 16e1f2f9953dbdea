import path from 'node:path';
import type { Compiler } from 'webpack';

const LOADER = path.join(__dirname, 'slim-entry-loader.js');
const LAST = { name: 'SlimEntryPlugin', stage: 1000 };

/** Runs the loader beside it over the entry, between Taro, who writes it, and Babel. */
export class SlimEntryPlugin {
  apply(compiler: Compiler): void {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap(LAST, (compilation) => {
      NormalModule.getCompilationHooks(compilation).loader.tap(LAST, (_context, { loaders }) => {
        // Loaders run from the last to the first.
        const taro = loaders.findIndex(({ loader }) => /taro-loader[\\/]lib[\\/]h5/.test(loader));
        if (taro >= 0) loaders.splice(taro, 0, { loader: LOADER, options: undefined, ident: null, type: null });
      });
    });
  }
}

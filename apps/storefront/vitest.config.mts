import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { defineConfig, type Plugin } from 'vitest/config';
import webReact from './config/web-react.json' with { type: 'json' };

/** Names as they stand, not what begins with them. */
const exactly = (name: string): RegExp => new RegExp(`^${name}$`);

// Required, since Vite would bundle an import, and what it imports, into its configuration.
const { CATALOGUES, compileFile }: typeof import('./config/catalogue') = createRequire(import.meta.url)(
  './config/catalogue.js',
);

/** Compiles Lingui's macros as the build does; everything else is left to esbuild. */
function linguiMacros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.tsx?$/.test(file) || !/@lingui\/(core|react)\/macro/.test(code)) return null;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['jsx', 'typescript'] },
        plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]],
      });
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  };
}

/** Compiles translations as the build does; Vite makes modules of the JSON. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    transform: (code, id) => (CATALOGUES.test(id) ? { code: compileFile(id, code), map: null } : null),
  };
}

const SHARED = /^src\/(ui\/.*\.tsx?|features\/.*\.ts)$/;

const testFiles = ['src', 'config']
  .flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));

const textOf = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** `vi.mock` replaces a module for good, so its file cannot share modules with others. */
const replacesModules = (file: string): boolean => /\bvi\.(mock|doMock|resetModules)\(/.test(textOf(file));

/**
 * Files of the design system, and those of features that draw no page, share the modules that their process has loaded and one
 * document: loading both anew for each file would cost twice what the tests do. The frame (session, navigation, page stack,
 * platform) keeps what it knows in its modules, so its own files and those that draw pages each get a context of their own.
 */
const sharesModules = (file: string): boolean => SHARED.test(file) && !replacesModules(file);

/** A window's own address cannot be replaced; what stands in for the window where a file has a process of its own can. */
const replacesAddress = (file: string): boolean => /\bvi\.stubGlobal\('location'/.test(textOf(file));

/** The project of a file, by how much of the process it shares with other files. */
function projectOf(file: string): 'shared' | 'context' | 'process' {
  if (sharesModules(file)) return 'shared';
  return replacesAddress(file) ? 'process' : 'context';
}
const filesOf = (project: ReturnType<typeof projectOf>) => testFiles.filter((file) => projectOf(file) === project);

/** Tests run as the web build: `index.h5.ts` stands in for `index.ts`, and Preact for React. */
export default defineConfig({
  plugins: [linguiMacros(), catalogues()],
  define: {
    'process.env.TARO_ENV': JSON.stringify('h5'),
    'process.env.API_SECRET': JSON.stringify('test-secret'),
    'process.env.API_ORIGIN': JSON.stringify(''),
    'process.env.VOLT_DEMO': JSON.stringify(''),
  },
  resolve: {
    alias: [
      { find: /^@(?=\/)/, replacement: path.resolve(import.meta.dirname, 'src') },
      // Its CommonJS files would bring React along.
      {
        find: exactly('@testing-library/react'),
        replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
      },
      ...Object.entries(webReact).map(([name, replacement]) => ({ find: exactly(name), replacement })),
    ],
    extensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
  },
  // Set-up files come from outside of this folder.
  server: { fs: { allow: ['../..'] } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    root: import.meta.dirname,
    environment: 'jsdom',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['src/testing/setup.ts', '../../scripts/test/property-seed.mjs'],
    restoreMocks: true,
    // On a machine that is busy with other checks.
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // What imports React has to get ours.
    server: { deps: { inline: [/@testing-library\/react/, /@tanstack\/react-query/, /@lingui\/react/, /zustand/] } },
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, include: filesOf('shared') } },
      // Processes that last: jsdom, and what is compiled, are loaded once.
      { extends: true, test: { name: 'context', pool: 'vmForks', include: filesOf('context') } },
      { extends: true, test: { name: 'process', include: filesOf('process') } },
    ],
  },
});

import type { Chunk, ChunkGroup, Compilation, Compiler, RuntimeModule } from 'webpack';

/** Names of files by the id of their chunk, without folder and ending. */
interface Files {
  js: Record<string, string>;
  css: Record<string, string>;
}

const PACKAGE = /page-package-loader\.js\?root=(\w+)/;
/** What the module of a package has in place of its files until their names are known. */
const PLACE = /(["'`])@files-of:(\w+)@\1/;

/** Folder of the package whose pages a group of chunks lists; undefined for other groups. */
export function packageOfGroup(group: ChunkGroup): string | undefined {
  return group.origins.map(({ request }) => PACKAGE.exec(request ?? '')?.[1]).find(Boolean);
}

/** Chunks of a group and of all that it leads to, those of packages apart: of these the first chunks only. */
function chunksBelow(group: ChunkGroup, found = new Set<Chunk>(), seen = new Set<ChunkGroup>()): Set<Chunk> {
  for (const child of group.childrenIterable) {
    if (seen.has(child)) continue;
    seen.add(child);
    for (const chunk of child.chunks) found.add(chunk);
    if (!packageOfGroup(child)) chunksBelow(child, found, seen);
  }
  return found;
}

function filesOf(chunks: Iterable<Chunk>): Files {
  const files: Files = { js: {}, css: {} };
  for (const chunk of chunks) {
    for (const [type, kind] of [
      ['javascript', 'js'],
      ['css/mini-extract', 'css'],
    ] as const) {
      const hash = chunk.contentHash[type];
      if (hash) files[kind][String(chunk.id)] = `${chunk.name || chunk.id}.${hash.slice(0, 8)}`;
    }
  }
  return files;
}

/**
 * Gives the entry the names of its own files alone, and each package's module those of its pages' files, in place of one
 * list of all files in the entry. The names hold hashes: they are filled in when all of them are known, and webpack's own
 * plugin for real content hashes makes the names of what holds them after that.
 */
export class PackageFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, RuntimeGlobals, sources } = compiler.webpack;
    const own = (compilation: Compilation): Set<Chunk> => {
      const app = compilation.entrypoints.get('app');
      return app ? chunksBelow(app) : new Set();
    };
    compiler.hooks.thisCompilation.tap('PackageFilesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PackageFilesPlugin', (module: RuntimeModule) => {
        if (module.name === 'get javascript chunk filename')
          module.generate = () => `
var files = ${RuntimeGlobals.require}.files = ${JSON.stringify(filesOf(own(compilation)))};
${RuntimeGlobals.require}.addFiles = (more) => { Object.assign(files.js, more.js); Object.assign(files.css, more.css); };
${RuntimeGlobals.getChunkScriptFilename} = (id) => "js/" + files.js[id] + ".js";`;
        if (module.name === 'get mini-css chunk filename')
          module.generate = () =>
            `${RuntimeGlobals.require}.miniCssF = (id) => "css/" + ${RuntimeGlobals.require}.files.css[id] + ".css";`;
        if (module.name === 'css loading') {
          const generate = module.generate.bind(module);
          module.generate = () =>
            String(generate()).replace(
              /var cssChunks = \{[^}]*\};/,
              `var cssChunks = ${RuntimeGlobals.require}.files.css;`,
            );
        }
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'PackageFilesPlugin', stage }, () => {
        const known = own(compilation);
        for (const group of compilation.chunkGroups) {
          const root = packageOfGroup(group);
          if (!root) continue;
          const files = filesOf([...chunksBelow(group)].filter((chunk) => !known.has(chunk)));
          for (const file of group.getFiles().filter((name) => name.endsWith('.js'))) {
            const source = compilation.getAsset(file)?.source.source().toString() ?? '';
            if (PLACE.exec(source)?.[2] !== root) continue;
            compilation.updateAsset(file, new sources.RawSource(source.replace(PLACE, () => JSON.stringify(files))));
          }
        }
      });
    });
  }
}

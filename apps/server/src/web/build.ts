import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '@voltfront/rules/time';
import { type PageManifest, readManifest } from './manifest';
import { readStaticFiles, type StaticFile } from './static-files';

/** A built storefront, read once into memory. */
export interface Build {
  /** The app shell, or null when the storefront was not built. */
  html: string | null;
  manifest: PageManifest | null;
  files: Map<string, StaticFile>;
}

const LOOK_MS = SECOND_MS;

function readBuild(folder: string): Build {
  const files = readStaticFiles(folder);
  const indexFile = join(folder, 'index.html');
  return { html: changedAt(indexFile) ? readFileSync(indexFile, 'utf8') : null, manifest: readManifest(folder), files };
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Returns the current build in `folder`, which is read again after a rebuild. */
export function watchBuild(folder: string): () => Build {
  let build: Build | undefined;
  let version = 0;
  let lookedAt = 0;
  return () => {
    if (build && Date.now() - lookedAt < LOOK_MS) return build;
    lookedAt = Date.now();
    const now = changedAt(join(folder, 'index.html'));
    if (!build || now !== version) {
      version = now;
      build = readBuild(folder);
    }
    return build;
  };
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compress, type Encoding } from './compress';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.glb': 'model/gltf-binary',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(text\/|application\/|image\/svg|model\/)/;
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const QUICK = 5;
/** Compressed forms that the storefront's build wrote beside a file, by what they add to its name. */
const WRITTEN: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Content type by file extension. */
export const typeOf = (name: string): string => TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';

/** A file of the build, in memory together with its compressed forms. */
export interface StaticFile {
  name: string;
  type: string;
  body: Buffer;
  etag: string;
  isImmutable: boolean;
  forms: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** A file with its content type and ETag, by its name. */
export function staticFile(name: string, body: Buffer): StaticFile {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { name, type: typeOf(name), body, etag, isImmutable: HASHED.test(name), forms: {} };
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The compressed forms of a file that its build wrote; older ones than the file are of another build. */
function writtenForms(folder: string, name: string, written: ReadonlySet<string>): StaticFile['forms'] {
  const forms: StaticFile['forms'] = {};
  const { mtimeMs } = statSync(join(folder, name));
  for (const [encoding, ending] of Object.entries(WRITTEN)) {
    if (!written.has(name + ending) || statSync(join(folder, name + ending)).mtimeMs < mtimeMs) continue;
    forms[encoding as Encoding] = Promise.resolve(readFileSync(join(folder, name + ending)));
  }
  return forms;
}

/** The files of a build by path (`/js/app.js`). Source maps and the manifest are not served. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const names = listFiles(folder);
  const written = new Set(names.filter((name) => /\.(br|gz)$/.test(name)));
  const served = names.filter(
    (name) => !written.has(name) && !name.endsWith('.map') && !/(^|\/)(index\.html|page-manifest\.json)$/.test(name),
  );
  return new Map(
    served.map((name) => {
      const file = staticFile(name, readFileSync(join(folder, name)));
      return [`/${name}`, { ...file, forms: writtenForms(folder, name, written) }];
    }),
  );
}

/** The body of a file in an encoding: as its build compressed it, otherwise quickly compressed when it is first asked for. */
export async function bodyOf(file: StaticFile, wanted: Encoding): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = COMPRESSIBLE.test(file.type) && file.body.length > 500 ? wanted : 'identity';
  file.forms[encoding] ??= compress(file.body, encoding, QUICK);
  return { body: await file.forms[encoding], encoding };
}

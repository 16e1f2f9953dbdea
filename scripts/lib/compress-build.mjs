import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);
/** Smaller files gain nothing. */
const LEAST_BYTES = 500;
/** Files compressed at once; Node works on four. */
const AT_ONCE = 4;

async function compressFile(file) {
  const body = readFileSync(file);
  if (body.length <= LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${file}.br`, await toBrotli(body, { params }));
  writeFileSync(`${file}.gz`, await toGzip(body, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Writes each text file of a build a second and third time, as small as Brotli (`.br`) and gzip (`.gz`) can make it; the
 * server sends these. About ten seconds of a processor for the storefront: done once here, not at each start of a server.
 * @param folder of the build
 */
export async function compressBuild(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.has(extname(name)) && statSync(join(folder, name)).isFile())
    .map((name) => join(folder, name));
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

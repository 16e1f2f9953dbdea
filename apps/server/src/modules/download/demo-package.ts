import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@voltfront/brand';
import { zipSync } from 'fflate';
import type { AppServices } from '../../kernel/context';

/** Images in the demo package, so that it has some content. */
const PICTURES = ['banners/dusk-drive.webp', 'banners/winter-test.webp', 'banners/family-lounge.webp'];
const PATH = /^\/static\/app\/package\/(\d+\.\d+\.\d+(?:-[a-z]+)?)\.zip$/;
/** PKCS #8 header in front of the 32 bytes of an Ed25519 key. */
const KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Modification time of all files in the package, in local time, so that the same content always
 * gives the same bytes.
 */
const FILED_AT = new Date(2026, 0, 1);

const packages = new Map<string, Promise<Buffer>>();

/** Path of the package of a version. */
export const demoPackagePath = (version: string): string => `/static/app/package/${version}.zip`;

/** The version in such a path; null for other paths. */
export const demoPackageVersion = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/** The key that signs packages of this installation. */
function signingKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'demo package', 32));
  return createPrivateKey({ key: Buffer.concat([KEY_HEAD, seed]), format: 'der', type: 'pkcs8' });
}

function readme(version: string): string {
  return [
    `${brand.appName} ${version} 演示包`,
    '',
    '这里是演示环境，没有真正的安装包。本文件包让下载、校验与签名的流程可以完整走通，内含三张壁纸。',
    'SHA256SUMS 列出每个文件的摘要，SHA256SUMS.sig 是它的 Ed25519 签名，public.pem 是公钥：',
    'openssl pkeyutl -verify -pubin -inkey public.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig',
    '',
  ].join('\n');
}

async function makePackage({ config }: AppServices, version: string): Promise<Buffer> {
  const files: Record<string, Buffer> = { 'README.txt': Buffer.from(readme(version)) };
  for (const name of PICTURES) files[name.replace('/', '-')] = await readFile(join(config.picturesDir, name));
  const lines = Object.entries(files).map(
    ([name, body]) => `${createHash('sha256').update(body).digest('hex')}  ${name}\n`,
  );
  const sums = Buffer.from(lines.join(''));
  const key = signingKey(config.dataSecret);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' });
  const archive = zipSync(
    { ...files, SHA256SUMS: sums, 'SHA256SUMS.sig': sign(null, sums, key), 'public.pem': Buffer.from(publicKey) },
    // Images are already compressed.
    { level: 0, mtime: FILED_AT },
  );
  return Buffer.from(archive);
}

/**
 * The demo package of a version: a signed archive that describes itself, with the same bytes each
 * time.
 */
export function demoPackage(app: AppServices, version: string): Promise<Buffer> {
  const known = packages.get(version);
  if (known) return known;
  const made = makePackage(app, version);
  packages.set(version, made);
  made.catch(() => packages.delete(version));
  return made;
}

/** Size and SHA-256 of a link's demo package; null for other links. */
export async function demoPackageFacts(app: AppServices, link: string) {
  const version = demoPackageVersion(link);
  if (version === null) return null;
  const body = await demoPackage(app, version);
  return { sizeBytes: body.length, checksum: createHash('sha256').update(body).digest('hex') };
}

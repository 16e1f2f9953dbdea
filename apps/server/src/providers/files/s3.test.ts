import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createS3Files } from './s3';
import { newFilePath } from './types';

interface SeenCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A fake S3 service: it keeps objects in memory and refuses unsigned requests. */
let service: Server;
let objects: Map<string, Buffer>;
let seen: SeenCall[];

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/cn-east\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/;

beforeEach(async () => {
  objects = new Map();
  seen = [];
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', headers } = request;
    const url = (request.url ?? '').split('?')[0] ?? '';
    seen.push({ method, url, headers });
    if (!SIGNATURE.test(String(headers.authorization))) return response.writeHead(403).end('<Error/>');
    if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
    if (method === 'DELETE') objects.delete(url);
    const object = objects.get(url);
    if (method === 'GET' && !object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(method === 'DELETE' ? 204 : 200).end(method === 'GET' ? object : undefined);
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

const openFiles = (changes = {}) =>
  createS3Files({
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    region: 'cn-east',
    bucket: 'voltfront',
    accessKeyId: 'key',
    secretAccessKey: 'a secret of the shop',
    isPathStyle: true,
    ...changes,
  });
const path = newFilePath('personal', 'webp', Date.UTC(2026, 0, 5));

test('a file is kept in the bucket under its path, read again and removed, each call signed', async () => {
  const files = openFiles();
  const content = Buffer.from([0, 1, 2, 255]);
  await files.write(path, content);
  expect([...objects.keys()]).toEqual([`/voltfront${path}`]);
  expect(await files.read(path)).toEqual(content);
  await files.remove(path);
  expect(objects.size).toBe(0);
  expect(seen.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE']);
  expect(seen[0]?.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '4' });
});

test('a file that is not there is null, and removing it is no failure', async () => {
  const files = openFiles();
  expect(await files.read(path)).toBeNull();
  await files.remove(path);
});

test('a refusal of the service is a failure, not a missing file', async () => {
  await expect(openFiles({ accessKeyId: 'other' }).read(path)).rejects.toThrow();
});

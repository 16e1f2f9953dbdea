import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesRoot } from '../../kernel/config';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { hugePicture } from '../../testing/huge-picture';
import { sendPictures, UPLOAD } from './upload.fixture';

let server: TestServer;
let person: TestPerson;
let photo: Buffer;

beforeAll(async () => {
  server = await createTestServer();
  person = await server.login();
  const canvas = { width: 3000, height: 1500, channels: 3 as const, background: '#0a6570' };
  photo = await sharp({ create: canvas })
    .jpeg()
    .withExif({ IFD0: { Make: 'SpyCam' } })
    .toBuffer();
});
afterAll(async () => {
  const root = filesRoot(server.app.services.config);
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

type Sent = [name: string, content: Buffer, field?: string];

const send = (files: Sent[], token: string | null = person.token) => sendPictures(server, token, files);

describe('upload', () => {
  it('draws pictures anew, smaller and without what was hidden in them, and serves them', async () => {
    const { code, data } = await send([['a.jpg', photo]]);
    expect(code).toBe('000000');
    const path = data[0] ?? '';
    expect(path).toMatch(/^\/files\/personal\/[\w./-]+\.webp\?until=\d{13}&sign=[\w-]+$/);
    const served = await server.app.server.inject({ url: path });
    expect(served.headers['content-type']).toBe('image/webp');
    const metadata = await sharp(served.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 2400, height: 1200 });
    expect(served.rawPayload.includes('SpyCam')).toBe(false);
    const small = await server.app.server.inject({ url: `${path}&w=90` });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(96);
  });

  it('takes several at once, in order', async () => {
    expect(
      (
        await send([
          ['a.jpg', photo],
          ['b.jpg', photo],
        ])
      ).data,
    ).toHaveLength(2);
  });

  it('looks at the content and not at the name', async () => {
    expect((await send([['a.jpg', Buffer.from('<script>alert(1)</script>')]])).code).toBe('4150001');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect((await send([['a.png', Buffer.from(drawing)]])).code).toBe('4150001');
  });

  it('refuses a damaged picture and an empty file', async () => {
    expect((await send([['a.jpg', Buffer.alloc(0)]])).code).toBe('4150001');
    expect((await send([['a.jpg', photo.subarray(0, 300)]])).code).toBe('4150001');
  });

  it('refuses a small file that unfolds to too many pixels before anything is decoded', async () => {
    const decode = vi.spyOn(sharp.prototype, 'toBuffer');
    const huge = await hugePicture();
    decode.mockClear();
    expect((await send([['a.png', huge]])).code).toBe('4130001');
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });

  it('refuses more than 5 MB', async () => {
    expect((await send([['a.jpg', Buffer.alloc(5 * 1024 * 1024 + 1, 1)]])).code).toBe('4130001');
  });

  it('refuses no file, other fields, too many files and other bodies', async () => {
    expect((await send([])).code).toBe('4000001');
    expect((await send([['a.jpg', photo, 'avatar']])).code).toBe('4000001');
    const tiny = await sharp(photo).resize(8).toBuffer();
    expect((await send(Array.from({ length: 10 }, (): [string, Buffer] => ['a.jpg', tiny]))).code).not.toBe('000000');
    expect((await server.call(UPLOAD, { token: person.token, body: { files: [] } })).code).toBe('4000001');
  });

  it('wants a login', async () => {
    expect((await send([['a.jpg', photo]], null)).code).toBe('000009');
  });
});

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '../modules/system';
import { createTestServer, type TestServer } from '../testing';

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await createTestServer({ modules: [system], config: { requestSeconds: 0.4 } });
  await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/**
 * Sends an incomplete request; returns everything that the server sends until it closes the
 * connection.
 */
async function begin(lines: string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n${body}`);
  return text(socket);
}

describe('a request that does not arrive', () => {
  it('is ended with an answer when its body stays out', async () => {
    const head = ['POST /api/basic/v1/demo/echo HTTP/1.1', 'host: x', 'content-type: application/json'];
    const answer = await begin([...head, 'content-length: 100', ''], '{"text":');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"4080001"');
  });

  it('is ended when its headers stay out', async () => {
    expect(await begin(['GET / HTTP/1.1', 'host: x'])).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is refused by the catalogue when it is no HTTP', async () => {
    const answer = await begin(['nonsense', '', '']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"4000001"');
  });
});

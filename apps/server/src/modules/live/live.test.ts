import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { tellLive } from '.';
import { Connections, type LiveSocket, REPLACED, SESSION_ENDED } from './connections';

const TICKET = 'POST /api/mpaccount/v1/live/ticket' as const;

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await createTestServer();
  await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `ws://127.0.0.1:${(server.app.server.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** A connection with what it heard so far and the code that closed it. */
function connect(path: string, ticket: string) {
  const socket = new WebSocket(`${origin}${path}?ticket=${ticket}`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)).topic));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, heard, closed };
}
async function open({ token }: TestPerson) {
  const { path, ticket } = await server.ask(TICKET, { token });
  const connection = connect(path, ticket);
  await expect.poll(() => connection.heard).toEqual(['all']);
  return { ...connection, path, ticket };
}

describe('the live channel', () => {
  it('tells a person’s connections what changed, after the commit, and nobody else’s', async () => {
    const [anna, ben] = [await server.login(), await server.login()];
    const [first, second, other] = [await open(anna), await open(anna), await open(ben)];
    await server.database.transaction(async (db) => tellLive({ ...server.ctx(), db }, anna.accountId, 'orders'));
    await server.database
      .transaction(async (db) => {
        tellLive({ ...server.ctx(), db }, anna.accountId, 'messages');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    tellLive(server.ctx(), ben.accountId, 'messages');
    await expect.poll(() => other.heard).toEqual(['all', 'messages']);
    expect([first.heard, second.heard]).toEqual([
      ['all', 'orders'],
      ['all', 'orders'],
    ]);
    for (const { socket } of [first, second, other]) socket.terminate();
  });

  it('takes a ticket once, for half a minute', async () => {
    const carl = await server.login();
    const { socket, path, ticket } = await open(carl);
    expect(await connect(path, ticket).closed).toBe(4003);
    expect(await connect(path, 'made-up').closed).toBe(4003);
    const late = await server.ask(TICKET, { token: carl.token });
    server.clock.advance(31_000);
    expect(await connect(path, late.ticket).closed).toBe(4003);
    socket.terminate();
  });

  it('closes when the session ends', async () => {
    const dora = await server.login();
    const { closed } = await open(dora);
    await server.ask('POST /api/appuser/v1/user/logout', { token: dora.token });
    expect(await closed).toBe(SESSION_ENDED);
  });

  it('takes no long texts from a client', async () => {
    const emil = await server.login();
    const { socket, closed } = await open(emil);
    socket.send('x'.repeat(65));
    expect(await closed).toBe(1009);
  });
});

describe('connections', () => {
  const socket = () => {
    const said: (string | number)[] = [];
    const it: LiveSocket = {
      send: (text) => said.push(text),
      ping: () => said.push('ping'),
      close: (code) => said.push(code),
      terminate: () => said.push('terminate'),
    };
    return { said, it };
  };

  it('are eight of a person: the oldest makes room', () => {
    const connections = new Connections();
    const sockets = Array.from({ length: 9 }, socket);
    for (const { it } of sockets) connections.add('a', it, 0);
    expect(sockets.map(({ said }) => said)).toEqual([[REPLACED], ...Array.from({ length: 8 }, () => [])]);
    expect(connections.size).toBe(8);
  });

  it('are ended when they do not answer, and after an hour', () => {
    const connections = new Connections();
    const [mute, lively] = [socket(), socket()];
    connections.add('a', mute.it, 0);
    connections.add('b', lively.it, 0);
    connections.probe(1);
    connections.heard(lively.it);
    connections.probe(2);
    expect([mute.said, lively.said]).toEqual([
      ['ping', 'terminate'],
      ['ping', 'ping'],
    ]);
    connections.heard(lively.it);
    connections.probe(3_600_001);
    expect(lively.said.at(-1)).toBe(SESSION_ENDED);
  });

  it('that were closed hear nothing', () => {
    const connections = new Connections();
    const { it, said } = socket();
    connections.add('a', it, 0);
    connections.remove('a', it);
    connections.tellAll('x');
    expect([said, connections.size]).toEqual([[], 0]);
  });
});

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../../kernel/config';
import type { Seen } from '../../../testing/stand-in';
import { AlipayDesk } from './alipay-desk';
import { SimulatorBank } from './simulator-bank';
import { Bills } from './simulator-bills';
import { makeKeys, type SimulatorKeys, simulatorConfig } from './simulator-keys';
import { NoticeWriter } from './simulator-notices';
import { type DeskAnswer, WechatDesk } from './wechat-desk';

/**
 * How the following responses fail. `lost`: the request is carried out, but its response never
 * arrives.
 */
export type Trouble = 'none' | 'silent' | 'lost' | 'broken' | 'wronglySigned';

/** Both providers behind one local address. Close it after use. */
export interface Simulator {
  bank: SimulatorBank;
  keys: SimulatorKeys;
  alipay: AlipayDesk;
  notices: NoticeWriter;
  /** How its bills are made; change it to send another file than it should. */
  bills: Bills;
  /** All requests received so far, oldest first. */
  seen: Seen[];
  config: Partial<Config>;
  /** Sets the clock; use that of the shop under test. */
  setClock(now: () => number): void;
  setTrouble(trouble: Trouble): void;
  close(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  return { method: request.method ?? '', url, headers: request.headers, body: Buffer.concat(chunks).toString() };
}

const BROKEN: DeskAnswer = { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway</h1>' };

/** Starts a simulator of WeChat Pay and Alipay that the real SDKs can connect to. */
export async function openSimulator(): Promise<Simulator> {
  const keys = makeKeys();
  const bank = new SimulatorBank();
  const bills = new Bills(bank);
  const [wechat, alipay] = [new WechatDesk(bank, keys, bills), new AlipayDesk(bank, keys, bills)];
  const seen: Seen[] = [];
  let now: () => number = Date.now;
  let trouble: Trouble = 'none';
  const answer = (asked: Seen): DeskAnswer | null => {
    if (trouble === 'silent') return null;
    if (trouble === 'broken') return BROKEN;
    const file = bills.download(asked);
    if (file) return file;
    const given = asked.url.pathname === '/gateway.do' ? alipay.answer(asked) : wechat.answer(asked);
    if (trouble === 'lost') return null;
    return trouble === 'wronglySigned'
      ? { ...given, body: `${String(given.body)} `.replace('"msg":"Success"', '"msg":"success"') }
      : given;
  };
  const server = createServer(async (request, response) => {
    const asked = await read(request);
    seen.push(asked);
    const given = answer(asked);
    if (given) response.writeHead(given.status, given.headers).end(given.body);
    else if (trouble === 'lost') response.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bills.origin = origin;
  return {
    bank,
    keys,
    alipay,
    seen,
    notices: new NoticeWriter(bank, keys, wechat, () => now()),
    config: simulatorConfig(keys, origin),
    bills,
    setClock: (clock) => {
      now = clock;
      bank.now = clock;
    },
    setTrouble: (next) => {
      trouble = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

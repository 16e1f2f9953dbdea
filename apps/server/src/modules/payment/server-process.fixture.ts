import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type EndpointKey, endpointOf, type ReplyOf } from '@voltfront/contract';
import { addressOf } from '../../gateway/register';
import { loadConfig } from '../../kernel/config';
import { InternalError } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';
import { serverRoot } from '../../kernel/paths';
import { signedHeaders } from '../../testing';

const LOOK_EVERY_MS = 100;

/** Asks again and again until there is an answer. @throws InternalError when there is none in time. */
export async function eventually<T>(what: string, ask: () => Promise<T | undefined>, timeoutMs: number): Promise<T> {
  const endsAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > endsAt) throw new InternalError(`${what}: not within ${timeoutMs} ms`);
    await pause(LOOK_EVERY_MS);
  }
}

/** A TCP port that nobody uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The real server in a process of its own. */
export class ServerProcess {
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
  }

  /** Starts the server and waits until it answers. */
  static async start(env: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: serverRoot,
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, port);
    await eventually('server start', () => server.isUp(), 60_000);
    return server;
  }

  private async isUp(): Promise<true | undefined> {
    if (this.child.exitCode !== null) throw new InternalError(`server ended:\n${this.output}`);
    try {
      const answer = await fetch(`http://127.0.0.1:${this.port}/sandbox/cashier.js`);
      return answer.ok ? true : undefined;
    } catch {
      return undefined;
    }
  }

  /** Ends the process at once, without any chance to tidy up; does nothing when it has ended. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Posts JSON to an address of the server. */
  post(path: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return fetch(`http://127.0.0.1:${this.port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Makes a signed call; fails unless the answer is a success. */
  async ask<K extends EndpointKey>(
    key: K,
    input: { body?: unknown; query?: Record<string, string>; token?: string } = {},
  ): Promise<ReplyOf<K>> {
    const { method, url } = addressOf(key);
    const search = input.query ? `?${new URLSearchParams(input.query)}` : '';
    const { apiSecret } = loadConfig({});
    const headers: Record<string, string> = {
      ...signedHeaders(apiSecret, Date.now()),
      'content-type': 'application/json',
    };
    if (input.token) headers.authorization = `Bearer ${input.token}`;
    if (endpointOf(key).idempotent) headers['x-volt-idempotency'] = randomToken(12);
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const answer = await fetch(`http://127.0.0.1:${this.port}${url}${search}`, {
      method,
      headers,
      ...(body ? { body } : {}),
    });
    const envelope = (await answer.json()) as { code: string; message: string; data: ReplyOf<K> };
    if (envelope.code !== '000000')
      throw new InternalError(`${key}: ${envelope.code} ${envelope.message}\n${this.output}`);
    return envelope.data;
  }
}

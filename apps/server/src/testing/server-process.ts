import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type EndpointKey, endpointOf, type ReplyOf } from '@voltfront/contract';
import { freePort } from '../../../../scripts/lib/port.mjs';
import { addressOf } from '../gateway/register';
import { loadConfig } from '../kernel/config';
import { InternalError } from '../kernel/errors';
import { randomToken } from '../kernel/ids';
import { serverRoot } from '../kernel/paths';
import { signedHeaders } from './call';
import { PROGRAMS_FOLDER } from './process-programs';

const MAIN = 'main';
const LOOK_EVERY_MS = 100;
/** The first start fills the database with demo data, which is slow on a busy machine. */
const START_MS = 300_000;

/** Polls until there is a result. @throws InternalError on a timeout */
export async function eventually<T>(what: string, ask: () => Promise<T | undefined>, timeoutMs: number): Promise<T> {
  const endsAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > endsAt) throw new InternalError(`${what}: not within ${timeoutMs} ms`);
    await pause(LOOK_EVERY_MS);
  }
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

  /** Starts the server, or another bundled program that serves, and waits until it responds. */
  static async start(env: Record<string, string>, program = MAIN): Promise<ServerProcess> {
    const port = Number(env.PORT ?? (await freePort()));
    const server = ServerProcess.spawn(port, env, program);
    await eventually('server start', () => server.isUp(), START_MS);
    return server;
  }

  /** Starts the server and waits until it exits: for starts that are refused. */
  static async refusedStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
    const server = ServerProcess.spawn(Number(env.PORT ?? (await freePort())), env, MAIN);
    const code = await server.ended();
    return { code, output: server.output };
  }

  private static spawn(port: number, env: Record<string, string>, program: string): ServerProcess {
    const child = spawn(process.execPath, [`${PROGRAMS_FOLDER}/${program}.js`], {
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
    return new ServerProcess(child, port);
  }

  /** Waits for the exit. @returns the exit code, null after a signal */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** Everything the server printed so far. */
  get printed(): string {
    return this.output;
  }

  /** Asks the server to exit, like Ctrl-C and service managers. */
  terminate(): void {
    this.child.kill('SIGTERM');
  }

  private async isUp(): Promise<true | undefined> {
    if (this.child.exitCode !== null) throw new InternalError(`server ended:\n${this.output}`);
    try {
      const answer = await fetch(this.at('/readyz'));
      return answer.ok ? true : undefined;
    } catch {
      return undefined;
    }
  }

  /** Kills the process without any cleanup; does nothing when it has exited. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await this.ended();
  }

  /** Posts JSON to an address of the server. */
  post(path: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return fetch(this.at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Address of a path on this server. */
  at(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  /** Sends a signed request and returns its envelope. */
  async call<K extends EndpointKey>(key: K, input: ProcessCall = {}): Promise<ProcessAnswer<ReplyOf<K>>> {
    const { method, url } = addressOf(key);
    const search = input.query ? `?${new URLSearchParams(input.query)}` : '';
    const headers: Record<string, string> = {
      ...signedHeaders(loadConfig({}).apiSecret, Date.now()),
      'content-type': 'application/json',
    };
    if (input.token) headers.authorization = `Bearer ${input.token}`;
    if (endpointOf(key).idempotent) headers['x-volt-idempotency'] = randomToken(12);
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const answer = await fetch(this.at(url + search), {
      method: String(method),
      headers: { ...headers, ...input.headers },
      ...(body ? { body } : {}),
    });
    return { status: answer.status, ...((await answer.json()) as Envelope<ReplyOf<K>>) };
  }

  /** Sends a signed request; fails unless it succeeds. */
  async ask<K extends EndpointKey>(key: K, input: ProcessCall = {}): Promise<ReplyOf<K>> {
    const { code, message, data } = await this.call(key, input);
    if (code !== '000000') throw new InternalError(`${key}: ${code} ${message}\n${this.output}`);
    return data;
  }
}

/** What a call sends. */
export interface ProcessCall {
  body?: unknown;
  query?: Record<string, string>;
  token?: string;
  /** Further headers, or other values for the signed ones. */
  headers?: Record<string, string>;
}

interface Envelope<T> {
  code: string;
  message: string;
  data: T;
}

/** A response. */
export interface ProcessAnswer<T> extends Envelope<T> {
  status: number;
}

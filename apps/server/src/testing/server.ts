import { randomInt } from 'node:crypto';
import type { EndpointKey, GrantedRole, ReplyOf } from '@voltfront/contract';
import { eq } from 'drizzle-orm';
import { type App, buildApp } from '../app';
import { TestClock } from '../kernel/clock';
import { type Config, testConfig } from '../kernel/config';
import type { Ctx } from '../kernel/context';
import { systemContext } from '../kernel/context';
import type { Database } from '../kernel/database';
import { InternalError } from '../kernel/errors';
import type { ServerModule } from '../kernel/module';
import { accounts } from '../modules/account/account.tables';
import type { SmsProvider } from '../providers/sms/types';
import { type CallOptions, type CallResult, callServer } from './call';
import { ConsoleSessions } from './console-sessions';
import { createTestDatabase } from './database';
import { demoTemplate } from './demo-database';

/** A person logged in for a test. */
export interface TestPerson {
  token: string;
  accountId: string;
  mobile: string;
}

/** A server for tests: real gateway, real database, test clock. Close it after use. */
export interface TestServer {
  app: App;
  clock: TestClock;
  sms: SmsProvider;
  database: Database;
  /** Through which staff make calls for the console. */
  consoles: ConsoleSessions;
  /** A context without a caller, for calling use cases directly. */
  ctx(): Ctx;
  call<K extends EndpointKey>(key: K, options?: CallOptions): Promise<CallResult<ReplyOf<K>>>;
  /** Like `call`, but fails unless it succeeds, and returns the data. */
  ask<K extends EndpointKey>(key: K, options?: CallOptions): Promise<ReplyOf<K>>;
  /**
   * Logs in by SMS code (with a new phone number by default) and optionally grants roles. Calls for the console are sent from
   * there, with the second factor passed.
   */
  login(options?: { mobile?: string; roles?: GrantedRole[]; platform?: string }): Promise<TestPerson>;
  /** Runs all jobs due by the test clock, and the jobs they create. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

/** Options of a test server. */
export interface TestServerOptions {
  config?: Partial<Config>;
  /** Load the demo data first. */
  demo?: boolean;
  /** Only these modules; missing endpoints are allowed. Default: all. */
  modules?: ServerModule[];
  clock?: TestClock;
  database?: Database;
}

const freshMobile = () => `139${String(randomInt(1e8)).padStart(8, '0')}`;

async function loginOn(
  server: TestServer,
  options: { mobile?: string; roles?: GrantedRole[]; platform?: string },
): Promise<TestPerson> {
  const mobile = options.mobile ?? freshMobile();
  const headers = { 'x-volt-platform': options.platform ?? 'WEB_MOBILE' };
  server.clock.advance(61_000);
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile }, headers });
  const code = server.sms.lastCode?.(mobile) ?? '';
  const reply = await server.ask('POST /api/appuser/v1/user/pub/login/mobile', { body: { mobile, code }, headers });
  const accountId = reply.userInfo.userId;
  const { roles } = options;
  if (roles) await server.database.db.update(accounts).set({ roles }).where(eq(accounts.id, accountId));
  return { token: reply.token, accountId, mobile };
}

/** Database and clock. Demo data is copied where that can be done; the clock then stands at the moment that the data is about. */
async function surroundings({ clock, database, demo, modules }: TestServerOptions) {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!demo || !adminUrl || clock || database || modules)
    return { clock: clock ?? new TestClock(), database: database ?? (await createTestDatabase()) };
  const { name, loadedAt } = await demoTemplate(adminUrl);
  return { clock: new TestClock(loadedAt), database: await createTestDatabase(adminUrl, undefined, name) };
}

/** Starts a test server. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { clock, database } = await surroundings(options);
  const config = testConfig(options.config);
  const app = await buildApp(config, {
    clock,
    database,
    allowMissing: true,
    ...(options.modules ? { modules: options.modules } : {}),
  });
  if (options.demo) await app.loadDemo();
  await app.server.ready();
  const { services } = app;
  const consoles = new ConsoleSessions(database, clock);
  const server: TestServer = {
    app,
    clock,
    database,
    consoles,
    sms: services.sms,
    ctx: () => systemContext(services),
    call: async (key, call = {}) =>
      callServer(app.server, config.apiSecret, clock.now(), key, await consoles.asSent(key, call)),
    async ask(key, call) {
      const result = await server.call(key, call);
      if (result.code !== '000000') throw new InternalError(`${key} answered ${result.name}: ${result.message}`);
      return result.data;
    },
    login: (login = {}) => loginOn(server, login),
    runJobs: () => services.jobs.runDue(services),
    close: () => app.close(),
  };
  return server;
}

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser, newPhone } from './browser';
import { Desk } from './desk';
import { Phone } from './phone';
import { type RealServer, startRealServer } from './real-server';
import { SignedClient } from './signed-client';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all journeys share. */
    origin: string;
  }
}

/** A customer's state before a journey. */
export interface PhoneOptions {
  /** Logged in with this number; implies consent. */
  mobile?: string;
  /** The consent was given. */
  consent?: boolean;
  width?: number;
  height?: number;
  /** Further values that the app has kept, by name. */
  storage?: Record<string, unknown>;
}

/** The running shop and its customers, for one test file. */
export interface Shop {
  readonly origin: string;
  readonly server: RealServer;
  readonly browser: Browser;
  /** A phone of a new customer. Closed after the test; its faults fail the test. */
  phone(options?: PhoneOptions): Promise<Phone>;
  /** A phone that several tests of the file use in turn; they look at its faults themselves. */
  lastingPhone(options?: PhoneOptions): Promise<Phone>;
  /**
   * Watches a phone that a test created itself like the shop's own: closed after the test, its
   * faults fail the test.
   */
  watch<P extends Phone>(phone: P): P;
  /** A window in which a member of the demo staff is logged in at the console; treated as a phone is. */
  desk(mobile: string): Promise<Desk>;
  /** Another tab on the phone of a customer. */
  secondTab(phone: Phone): Promise<Phone>;
  /** The API as a program calls it, in the name of whoever is logged in on a phone. */
  client(phone?: Phone): Promise<SignedClient>;
}

/**
 * Opens the shop for a test file. With `own` the file gets a server of its own, whose clock and
 * settings it may change; otherwise it shares one with the other files and uses its own customers.
 */
export function openShop(own?: { env?: Record<string, string> }): Shop {
  let server: RealServer | undefined;
  let browser: Browser | undefined;
  let windows: (Phone | Desk)[] = [];
  const origin = () => server?.origin ?? inject('origin');
  const must = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new TypeError('the shop is not open');
    return thing;
  };

  beforeAll(async () => {
    if (own) server = await startRealServer(own);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    const used = windows;
    windows = [];
    const faults: string[] = [];
    for (const [index, window] of used.entries()) {
      if (task.result?.state === 'fail') await window.photograph(`${task.name}-${index + 1}`);
      faults.push(...window.faults);
    }
    for (const context of new Set(used.map((window) => window.context))) await context.close();
    expect(faults).toEqual([]);
  });

  const watch = <W extends Phone | Desk>(window: W): W => {
    windows.push(window);
    return window;
  };
  const shop: Shop = {
    watch,
    get origin() {
      return origin();
    },
    get server() {
      return must(server);
    },
    get browser() {
      return must(browser);
    },
    async client(phone) {
      const client = new SignedClient(origin(), 'WEB_MOBILE', () => server?.now() ?? Date.now());
      if (phone) client.token = JSON.parse((await phone.kept('TOKEN')) ?? '""');
      return client;
    },
    async phone(options) {
      return watch(await shop.lastingPhone(options));
    },
    async desk(mobile) {
      return watch(await Desk.open(must(browser), await shop.client(), mobile));
    },
    async lastingPhone({ mobile, consent = mobile !== undefined, width = 390, height = 844, storage = {} } = {}) {
      const context = await newPhone(must(browser), origin(), { width, height });
      const kept: Record<string, unknown> = { ...storage, ...(consent && { CHECKED_COMPLIANCE_AGREEMENT: true }) };
      if (mobile) {
        const { token, userInfo } = await (await shop.client()).login(mobile);
        Object.assign(kept, { TOKEN: token, USER_INFO: userInfo });
      }
      await keepOnce(context, kept);
      return new Phone(await context.newPage(), context, origin());
    },
    async secondTab(phone) {
      return watch(new Phone(await phone.context.newPage(), phone.context, origin()));
    },
  };
  return shop;
}

/** Sets storage values before the first page only, so that the app's later changes stay. */
async function keepOnce(context: Awaited<ReturnType<typeof newPhone>>, kept: Record<string, unknown>): Promise<void> {
  const values = Object.entries(kept).map(([key, value]) => [`MALL_${key}`, JSON.stringify(value)] as const);
  if (values.length === 0) return;
  await context.addInitScript((entries) => {
    if (window.localStorage.getItem('e2e-prepared')) return;
    window.localStorage.setItem('e2e-prepared', '1');
    for (const [key, value] of entries) window.localStorage.setItem(key, value);
  }, values);
}

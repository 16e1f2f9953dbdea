import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, newPhone, steadyFlags } from '../lib/browser';
import { type RealServer, startRealServer } from '../lib/real-server';
import { SignedClient } from '../lib/signed-client';
import { MOBILES, type Person } from '../lib/visits';
import { settle } from './settle';

export type Scheme = 'light' | 'dark' | 'system';

/** The moment all pictures show: Friday morning in Shanghai. */
const PICTURED_AT = Date.UTC(2026, 10, 20, 2);

/**
 * The clock of the server that loads the data begins here: a little after the full hour, so that what the data say of a full
 * hour, such as a prediction of 10:00, is past however quickly they load.
 */
export const LOADED_AT = PICTURED_AT + 10;

/**
 * Where the clocks of the other servers begin: later than loading can end, so that spans of days that are counted down have
 * always begun, however quickly a page is visited.
 */
const SERVED_AT = PICTURED_AT + 100;

/** A phone's screen to be pictured. */
export interface Look {
  width: number;
  height?: number;
  scheme: Scheme;
  /** Who is logged in; a visitor otherwise. */
  person?: Person;
  /** Agreed to the privacy policy; default: yes. */
  hasConsent?: boolean;
  /** Further values that the app has kept, by name. */
  storage?: Record<string, unknown>;
}

/** The demo shop with its clocks standing still. */
export interface Studio {
  /** Address of the shop. */
  origin: string;
  /** The API in the name of the demo customer. */
  client: SignedClient;
  open(look: Look): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Starts the built server with fresh demo data and a browser, both at one fixed moment. */
export async function openStudio(): Promise<Studio> {
  const server: RealServer = await startRealServer({ env: { E2E_CLOCK_FROM: String(SERVED_AT) } });
  const browser: Browser = await launchBrowser(steadyFlags);
  const client = new SignedClient(server.origin, 'WEB_MOBILE', () => PICTURED_AT);
  const login = async (who: SignedClient, person: Person): Promise<Record<string, unknown>> => {
    const { token, userInfo } = await who.login(MOBILES[person]);
    return { TOKEN: token, USER_INFO: userInfo };
  };
  const sessions = new Map([['customer', await login(client, 'customer')]]);
  const sessionOf = async (person: Person): Promise<Record<string, unknown>> => {
    const session =
      sessions.get(person) ?? (await login(new SignedClient(server.origin, 'WEB_MOBILE', () => PICTURED_AT), person));
    sessions.set(person, session);
    return session;
  };
  return {
    origin: server.origin,
    client,
    async open({ width, height, scheme, person, hasConsent = true, storage }) {
      const context = await newPhone(browser, server.origin, { width, height: height ?? 844, scale: 1, isStill: true });
      await context.addInitScript(stopDate(PICTURED_AT));
      const kept = {
        ...(hasConsent && { CHECKED_COMPLIANCE_AGREEMENT: true }),
        APPEARANCE: scheme,
        ...(person && (await sessionOf(person))),
        ...storage,
      };
      await context.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) localStorage.setItem(`MALL_${name}`, JSON.stringify(value));
      }, kept);
      // Stays open, so that the browser keeps the process of the shop's pages from one to the next.
      await (await context.newPage()).goto(`${server.origin}/robots.txt`);
      return context;
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

/** Makes the date stand still in a page; timers and frames go on, which a wholly faked clock would stop. */
const stopDate = (at: number): string => `(() => {
  const Moving = Date;
  class Still extends Moving {
    constructor(...args) { super(...(args.length > 0 ? args : [${at}])); }
    static now() { return ${at}; }
  }
  globalThis.Date = Still;
})()`;

/** Numbers drawn at random (orders, invoices, cars), those that count visits, and store codes with their seconds have one look. */
function evenOutNumbers(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const even = text.data
      .replace(/([A-Z]{2})\d{18}/g, '$1261120100000000000')
      .replace(/^\d{6}$/, '000000')
      .replace(/\b\d{20}\b/g, '26311514100000000000')
      .replace(/\b(LZ[A-Z0-9]{6})[A-Z0-9]{3}\d{6}\b/g, '$10TB000000')
      .replace(/\b(LZ\w\*+)\d{6}\b/g, '$1000000')
      .replace(/[\d.,]+[kw]? (?=阅读)/g, '88 ')
      .replace(/(?<=已行驶 )[\d,]+(?= 公里)/g, '10,890')
      .replace(/\d{4}( \d{4}){3}/g, '8888 8888 8888 8888')
      .replace(/\d+(?= 秒后自动更新)/g, '45');
    if (even !== text.data) text.data = even;
  }
}

/** Codes that are others in each run: the shop's own address with its port, and store codes of coupons. */
function blankCodes(): void {
  const changing = '[role="img"]:is([aria-label="下载页二维码"], [aria-label="卡券码"], [aria-label="员工试驾码"])';
  for (const code of document.querySelectorAll<HTMLElement>(changing)) code.style.visibility = 'hidden';
}

/** Photographs in the size of their `src`: of a set the browser takes whichever it happens to have. */
function takeOneSize(): void {
  for (const image of document.images) image.removeAttribute('srcset');
}

/** A picture takes a tenth of a second; a browser that hangs is not waited for longer (ms). */
const SHOT_TIMEOUT_MS = 10_000;

/** A PNG of what the page shows, without carets and movement: the first that is like the one before it. */
export async function picture(page: Page, mayBeBusy = false): Promise<Buffer> {
  await settle(page, mayBeBusy);
  await page.evaluate(takeOneSize);
  await settle(page, mayBeBusy);
  await page.evaluate(evenOutNumbers);
  await page.evaluate(blankCodes);
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide', timeout: SHOT_TIMEOUT_MS });
  let [before, now] = [await shoot(), await shoot()];
  while (!now.equals(before)) [before, now] = [now, await shoot()];
  return now;
}

import { brand } from '@voltfront/brand';
import { type BridgeNames, bridgeNames } from '@voltfront/bridge';
import type { Frame, Locator, Page } from 'playwright-core';
import { Phone } from './phone';
import type { Shop } from './shop';

/** A kind of phone, as the container names it. */
export type System = 'iOS' | 'Android' | 'HarmonyOS';

/** Timeout for messages between app and page. */
export const inTime = { timeout: 10_000 } as const;

/** The app's reply to a call: its response, or its later result. */
export interface AppAnswer {
  result?: unknown;
  error?: { code: number; message: string };
  outcome?: { code: number; data?: unknown; message?: string };
}

/** A page as wide as the container wants it; touch is the phone's, the mouse the developer's. */
const VIEWPORT = { width: 1440, height: 900 };

/** The shop inside of the native app, and the container's panel beside it. */
export class AppPhone extends Phone {
  /** The shop's document in the phone's web view, whichever page it shows now. */
  override get view(): Frame {
    const own = this.page.frames().find((frame) => frame.parentFrame() === this.page.mainFrame());
    return own ?? this.page.mainFrame();
  }

  /** The controls beside the phone. */
  get panel(): Locator {
    return this.page.getByRole('region', { name: '控制台' });
  }

  /** Chooses one of a row of options of the panel. */
  async choose(label: string, option: string): Promise<void> {
    await this.panel
      .getByRole('group', { name: label, exact: true })
      .getByRole('radio', { name: option, exact: true })
      .check();
  }

  /** Chooses from a list of the panel by the value's text. */
  async select(label: string, option: string | { value: string }): Promise<void> {
    await this.panel.getByRole('combobox', { name: label, exact: true }).selectOption(option);
  }

  async pressPanel(name: string): Promise<void> {
    await this.panel.getByRole('button', { name, exact: true }).click();
  }

  /** What a state of the panel says. */
  state(name: string): Locator {
    return this.panel.getByRole('status', { name, exact: true });
  }

  /** A question of the native app. */
  question(kind: string): Locator {
    return this.page.locator(`[data-question="${kind}"]`);
  }

  /** Answers a question of the native app. */
  async answerNative(kind: string, choice: string | RegExp): Promise<void> {
    await this.question(kind).getByRole('button', { name: choice }).click();
    await this.question(kind).waitFor({ state: 'hidden' });
  }

  /** A native screen above the web view. */
  nativePage(title: string): Locator {
    return this.page.getByRole('region', { name: `原生页面：${title}`, exact: true });
  }

  /** Lines of the record by the name of a method or event, newest first; with a state only those in it. */
  logged(name: string, state?: string): Locator {
    return this.page.locator(`[data-log="${name}"]${state ? `[data-state="${state}"]` : ''}`);
  }

  /** Chooses the kind of phone; the app starts anew on it. */
  async changeTo(system: System): Promise<void> {
    await this.choose('系统', system);
    await this.page.getByRole('group', { name: `手机，${system}`, exact: true }).waitFor();
    await this.started();
  }

  /** Waits until the shop in the web view shows its first page. */
  async started(): Promise<void> {
    await this.page.frameLocator('iframe').locator('[data-page="/"]:not([hidden])').waitFor();
    await this.settled();
  }

  /**
   * Calls a method of the app from the page, bypassing the shop's own client. Resolves with its
   * response, or with its later result.
   */
  callApp(method: string, params: Record<string, unknown> = {}): Promise<AppAnswer> {
    return this.view.evaluate(callFromPage, { method, params, names: bridgeNames(brand.product) });
  }

  /** A tab of the same browser beside the container. */
  async besides(): Promise<Phone> {
    return new Phone(await this.context.newPage(), this.context, this.origin);
  }

  /** Logs in by the app's own screen, which is open. */
  async logInNatively(mobile: string): Promise<void> {
    const sheet = this.question('login');
    await sheet.getByLabel('其他手机号').fill(mobile);
    await sheet.getByRole('button', { name: '登录', exact: true }).click();
    await sheet.waitFor({ state: 'hidden' });
  }
}

/** Runs in the page: sends one message and waits for its reply. */
function callFromPage(wanted: { method: string; params: object; names: BridgeNames }): Promise<AppAnswer> {
  const { method, params, names } = wanted;
  type Channel = { postMessage: (text: string) => void };
  const host = window as unknown as Record<string, unknown> & { webkit?: { messageHandlers: Record<string, Channel> } };
  const id = crypto.randomUUID();
  const own = host[names.answer] as ((text: string) => void) | undefined;
  return new Promise((resolve) => {
    host[names.answer] = (text: string) => {
      own?.(text);
      const said = JSON.parse(text);
      if (said.id === id && !said.result?.isPending) resolve(said);
      else if (said.params?.data?.id === id) resolve({ outcome: said.params.data });
    };
    const channel = host.webkit?.messageHandlers[names.channel] ?? (host[names.channel] as Channel);
    const message = { id, jsonrpc: '2.0', method, params, timestamp: Date.now(), jsApiToken: host[names.token] };
    channel.postMessage(JSON.stringify(message));
  });
}

/** Opens the shop inside of the app on a new browser. */
export async function openInApp(shop: Shop, system: System = 'iOS'): Promise<AppPhone> {
  const context = await shop.browser.newContext({
    baseURL: shop.origin,
    viewport: VIEWPORT,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page: Page = await context.newPage();
  const phone = shop.watch(new AppPhone(page, context, shop.origin));
  await page.goto('/container/');
  await phone.started();
  if (system !== 'iOS') await phone.changeTo(system);
  return phone;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Frame, Locator, Page, Request } from 'playwright-core';
import { photograph, watchFaults } from './browser';

/** Navigation ignores further taps within half a second: no customer is that fast. */
const DEBOUNCE_MS = 500;
const PATIENCE_MS = 20_000;

type Role = Parameters<Page['getByRole']>[0];

/** A browser tab of a customer's phone, with the actions of a journey. */
export class Phone {
  readonly faults: string[];
  readonly requests: Request[] = [];
  private movedAt = 0;

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly origin: string,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    this.faults = watchFaults(page, origin);
    page.on('request', (request) => this.requests.push(request));
    page.on('framenavigated', (frame) => {
      if (frame === this.view) this.movedAt = Date.now();
    });
  }

  /** The document that the app runs in. */
  get view(): Frame {
    return this.page.mainFrame();
  }

  /** The visible page of the app; pages below it stay in the document, hidden. */
  get screen(): Locator {
    return this.view.locator('[data-page]:not([hidden])');
  }

  get path(): string {
    return new URL(this.view.url()).pathname;
  }

  /** A value of the address's query. */
  param(name: string): string {
    return new URL(this.view.url()).searchParams.get(name) ?? '';
  }

  /** Opens an address of the app as from a link and waits until its page has content. */
  async open(address: string): Promise<void> {
    await this.view.goto(address);
    await this.settled();
  }

  /** Waits until the visible page has loaded: nothing is busy and its content is there. */
  async settled(): Promise<void> {
    await this.screen.locator('[role="main"]').first().waitFor();
    await this.view.waitForFunction(() => {
      const screen = document.querySelector('[data-page]:not([hidden])');
      const main = screen?.querySelector('[role="main"]');
      return main && !screen?.querySelector('[aria-busy="true"]') && main.textContent?.trim() !== '';
    });
  }

  /** Waits until a page of the app is visible and loaded. */
  async arrives(path: string): Promise<void> {
    await this.view.locator(`[data-page="${path}"]:not([hidden])`).waitFor();
    await this.settled();
  }

  /** A control of the visible page by role and name. */
  control(role: Role, name: string | RegExp): Locator {
    return this.screen.getByRole(role, { name, exact: typeof name === 'string' });
  }

  button(name: string | RegExp): Locator {
    return this.control('button', name).first();
  }

  field(name: string): Locator {
    return this.control('textbox', name).first();
  }

  /** @param timeoutMs how long it waits for the target; default: the usual patience */
  async tap(target: Locator, timeoutMs?: number): Promise<void> {
    const leftMs = this.movedAt + DEBOUNCE_MS - Date.now();
    if (leftMs > 0) await pause(leftMs);
    await target.tap(timeoutMs === undefined ? {} : { timeout: timeoutMs });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.tap(this.button(name));
  }

  /** Waits until the visible page shows a text. */
  async sees(text: string | RegExp): Promise<void> {
    await this.screen
      .getByText(text)
      .filter({ visible: true })
      .first()
      .waitFor()
      .catch(async (error: Error) => {
        const shown = await this.screen.textContent().catch(() => '(no page)');
        throw new Error(`${this.path} does not show ${text}: ${error.message}\nIt shows: ${shown?.slice(0, 1500)}`);
      });
  }

  /** All text of the visible page, without line breaks and spaces. */
  async text(): Promise<string> {
    return ((await this.screen.textContent()) ?? '').replace(/\s+/g, '');
  }

  /** Waits for a toast message. */
  async isTold(text: string | RegExp): Promise<void> {
    await this.view.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /** A value in the app's storage, parsed as JSON; null when missing. */
  kept(name: string): Promise<string | null> {
    return this.view.evaluate((key) => window.localStorage.getItem(key), `MALL_${name}`);
  }

  /** Answers a dialog. */
  async answer(button: string, about?: string | RegExp): Promise<void> {
    const dialog = this.view.getByRole('alertdialog').filter({ visible: true }).first();
    if (about) await dialog.getByText(about).first().waitFor();
    await this.tap(dialog.getByRole('button', { name: button, exact: true }));
    await dialog.waitFor({ state: 'hidden' });
  }

  tab(name: string): Locator {
    return this.screen.getByRole('navigation').getByRole('button', { name });
  }

  /** Taps the back button of the page's bar. */
  async back(): Promise<void> {
    await this.press('返回');
  }

  /**
   * Removes faults from the list and returns them; with a pattern only those that the test
   * provoked.
   */
  takeFaults(pattern = /./): string[] {
    const taken = this.faults.filter((fault) => pattern.test(fault));
    const kept = this.faults.filter((fault) => !pattern.test(fault));
    this.faults.splice(0, this.faults.length, ...kept);
    return taken;
  }

  photograph(name: string): Promise<void> {
    return photograph(this.page, name);
  }
}

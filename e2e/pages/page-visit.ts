import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { watchFaults } from '../lib/browser';
import { addressOf, routeOf, type Visit } from '../lib/visits';
import { faultOf } from '../visual/baseline';
import { settle } from '../visual/settle';
import { picture } from '../visual/studio';

const PATIENCE_MS = 20_000;

/** One page opened once, and what is asked of it. */
export class PageVisit {
  readonly faults: string[];

  private constructor(
    readonly page: Page,
    private readonly visit: Visit,
    private readonly isSettled: boolean,
    origin: string,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    this.faults = watchFaults(page, origin);
  }

  /** Opens the page's address as from a link. @param isSettled everything on it is waited for, such as pictures in view */
  static async open(context: BrowserContext, origin: string, visit: Visit, isSettled: boolean): Promise<PageVisit> {
    const opened = new PageVisit(await context.newPage(), visit, isSettled, origin);
    await opened.page.goto(addressOf(visit));
    return opened;
  }

  private get screen() {
    return this.page.locator('[data-page]:not([hidden])');
  }

  /** Waits until the page says what only it says. */
  async shows(): Promise<void> {
    await expect.poll(() => this.screen.textContent(), { timeout: PATIENCE_MS }).toMatch(this.visit.shows);
    expect(routeOf(new URL(this.page.url()).pathname)).toBe(this.visit.route);
    if (this.visit.late) await this.page.getByText(this.visit.late).first().waitFor();
    if (this.isSettled) await settle(this.page);
  }

  /** Compares the page with its baseline of a scheme; loads it again only to see whether a difference stays. @returns what is wrong */
  async pictureFault(scheme: 'light' | 'dark'): Promise<string | null> {
    let isLoaded = true;
    return faultOf(`${this.visit.route.replaceAll('/', '.')}-390-${scheme}`, async () => {
      if (!isLoaded) await this.reload();
      isLoaded = false;
      return picture(this.page);
    });
  }

  /** The phone's system turns dark. */
  turnDark(): Promise<void> {
    return this.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  }

  /** Reloads, and finds the same page at the same address. */
  async reload(): Promise<void> {
    const address = this.page.url();
    await this.page.reload();
    await this.shows();
    expect(this.page.url()).toBe(address);
  }

  /** The login came in its place, and has its parameters for the way back. */
  async leadsToLogin(): Promise<void> {
    await this.page.locator('[data-page="/pages/login/index"]:not([hidden])').waitFor();
    const { searchParams } = new URL(this.page.url());
    for (const [name, value] of Object.entries(this.visit.query)) expect(searchParams.get(name)).toBe(value);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

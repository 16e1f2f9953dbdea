import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { photograph, watchFaults } from './browser';
import type { SignedClient } from './signed-client';

const PATIENCE_MS = 20_000;
/** A code of the second factor is good once, and for this long. */
const FACTOR_STEP_MS = 30_000;

/** Words of a button as they are drawn: after its icon, and with a space between two characters. */
const spaced = (words: string): RegExp => new RegExp(`(^|\\s)${[...words].join('\\s*')}$`);

/** What a dialog of the console is told before it is confirmed. */
interface DialogAnswer {
  reason?: string;
  fill?: () => Promise<void>;
}

/** A member of staff at the console, in a browser window of their own. */
export class Desk {
  readonly faults: string[];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    origin: string,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    this.faults = watchFaults(page, origin);
  }

  /** Opens the console and logs in by phone, code and second factor, as a member of the demo staff. */
  static async open(browser: Browser, client: SignedClient, mobile: string): Promise<Desk> {
    const context = await browser.newContext({
      baseURL: client.origin,
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    const desk = new Desk(await context.newPage(), context, client.origin);
    await desk.page.goto('/console/');
    await desk.field('手机号').fill(mobile);
    await desk.press('获取验证码');
    await desk.page.getByText('验证码已发出').first().waitFor();
    await desk.field('短信验证码').fill(await client.lastCode(mobile));
    await desk.press('登录');
    await desk.passFactor(mobile);
    return desk;
  }

  /** Fills in the code that the demonstration shows for this person; a code that was used already is followed by another. */
  private async passFactor(mobile: string): Promise<void> {
    const entrance = this.page.getByRole('heading', { name: '二次验证' });
    await entrance.waitFor();
    const until = Date.now() + 2 * FACTOR_STEP_MS;
    while (await entrance.isVisible()) {
      if (Date.now() > until) throw new TypeError(`the second factor of ${mobile} was refused`);
      await this.page.getByRole('row', { name: mobile }).getByRole('button').click();
      await this.press('验证');
      await entrance.waitFor({ state: 'hidden', timeout: FACTOR_STEP_MS / 6 }).catch(() => undefined);
    }
    await this.page.getByRole('menu').first().waitFor();
  }

  /** Opens a room or something in it: `/orders`, `/orders/{orderNo}`. */
  async go(path: string): Promise<void> {
    await this.page.goto(`/console${path}`);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).first();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: spaced(name) }).first();
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** Presses a button that asks why, says it, and waits until it is done. */
  async act(name: string, answer: DialogAnswer = {}): Promise<void> {
    await this.press(name);
    await this.confirm(answer);
  }

  /** Answers the dialog that is about to open, and waits until it is done. */
  async confirm({ reason, fill }: DialogAnswer = {}): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    // While it still grows, a button moves away under the mouse, and hears no click.
    await dialog.and(this.page.locator(':not([class*="-appear"]):not([class*="-enter"])')).waitFor();
    await fill?.();
    if (reason !== undefined) await dialog.getByLabel('原因').fill(reason);
    await dialog.getByRole('button', { name: spaced('确认') }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page
      .getByText(text)
      .filter({ visible: true })
      .first()
      .waitFor()
      .catch(async (error: Error) => {
        const shown = (await this.page.locator('body').textContent()) ?? '';
        throw new Error(
          `${this.page.url()} does not show ${text}: ${error.message}\nIt shows: ${shown.slice(0, 1500)}`,
        );
      });
  }

  /** Removes the faults that the test expects. */
  forgive(pattern: RegExp): void {
    this.faults.splice(0, this.faults.length, ...this.faults.filter((fault) => !pattern.test(fault)));
  }

  photograph(name: string): Promise<void> {
    return photograph(this.page, name);
  }
}

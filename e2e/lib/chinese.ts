import type { Response } from 'playwright-core';
import type { Phone } from './phone';
import type { SignedClient } from './signed-client';

const CHINESE = /\p{Script=Han}/u;

/**
 * Responses with names and editorial content: cars, options, stores, cities, articles, agreements.
 */
const CONTENT = /\/(vehicle|community|content|home|store|area|place|agreement|config)\//;
/** Fields of other responses with names, addresses and user input. */
const NAMES = /name|address|city|caption|subtitle|product|option|brand|buyer|org|agreement/i;

function collect(value: unknown, isName: boolean, found: Set<string>): void {
  if (typeof value === 'string') {
    if (isName && CHINESE.test(value)) found.add(value.trim());
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, isName, found);
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) collect(item, isName || NAMES.test(key), found);
  }
}

/** A call is asked again so often, after a pause (ms). */
const TRIES = 3;
const PAUSE_MS = 1000;

/** Records the data texts sent to a phone, to tell them from the app's own texts. */
export class ChineseWatch {
  private readonly data = new Set<string>();
  private readonly reads: Promise<void>[] = [];
  /** Responses whose texts are not known, and why: what they brought looks like texts of the app. */
  private readonly unread: string[] = [];

  /** @param known further texts that are data: the names of the brand, what the customer enters */
  constructor(
    private readonly phone: Phone,
    private readonly client: SignedClient,
    known: readonly string[],
  ) {
    for (const text of known) this.data.add(text);
    phone.page.on('response', (response) => {
      const noteUnread = (error: Error) => void this.unread.push(`unread ${response.url()}: ${error.message}`);
      this.reads.push(this.read(response).catch(noteUnread));
    });
  }

  private async read(response: Response): Promise<void> {
    if (!response.headers()['content-type']?.includes('json')) return;
    const { pathname } = new URL(response.url());
    collect(await this.bodyOf(response), CONTENT.test(pathname), this.data);
  }

  /** Chromium drops the body of a response when its page is left before it was read: that is asked for again. */
  private async bodyOf(response: Response): Promise<unknown> {
    try {
      return await response.json();
    } catch (error) {
      const { pathname, searchParams } = new URL(response.url());
      if (response.request().method() !== 'GET' || !CONTENT.test(pathname)) throw error;
      return this.askAgain(`GET ${pathname}`, Object.fromEntries(searchParams));
    }
  }

  /** The answer to a call; on a busy server not at the first try. */
  private async askAgain(key: string, query: Record<string, string>, tries = TRIES): Promise<unknown> {
    try {
      return await this.client.must(key, { query });
    } catch (error) {
      if (tries === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return this.askAgain(key, query, tries - 1);
    }
  }

  /** Chinese texts on the visible page and its overlays that are not data. */
  async said(): Promise<string[]> {
    await Promise.all(this.reads);
    const shown = await this.phone.view.evaluate(() => {
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element && !element.closest('script, style, svg title') && isVisible(element))
          texts.push(node.nodeValue ?? '');
      }
      for (const element of document.querySelectorAll('[aria-label], [placeholder], img[alt]'))
        if (isVisible(element))
          for (const name of ['aria-label', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
      return [document.title, ...texts];
    });
    const names = [...this.data].sort((one, other) => other.length - one.length);
    const rest = shown.map((text) => ({ text, left: names.reduce((left, name) => left.replaceAll(name, ''), text) }));
    const own = rest
      .filter(({ left }) => CHINESE.test(left))
      .map(({ text, left }) => `${left.trim()} ← ${text.trim()}`);
    return own.length === 0 ? [] : [...new Set([...own, ...this.unread])];
  }
}

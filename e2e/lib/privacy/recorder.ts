import type { BrowserContext, Page, Request } from 'playwright-core';

/** One request that left the browser. */
export interface Sent {
  /** Path of the page that sent it. */
  from: string;
  /** `fetch`, `image`, `ping`, `websocket`, `document` … */
  kind: string;
  method: string;
  url: string;
  /** Lower case. */
  headers: Readonly<Record<string, string>>;
  /** Text of the body; null without one. */
  body: string | null;
}

/**
 * Records everything that a phone sends: requests of pages, frames and workers, beacons, images,
 * fonts, sockets.
 */
export class Recorder {
  private readonly waiting: Promise<void>[] = [];
  private readonly sent: Sent[] = [];

  constructor(readonly context: BrowserContext) {
    context.on('request', (request) => this.waiting.push(this.keep(request)));
    context.on('page', (page) => this.watchSockets(page));
    for (const page of context.pages()) this.watchSockets(page);
  }

  /** Returns everything recorded so far and clears the list. */
  async take(): Promise<Sent[]> {
    await Promise.all(this.waiting.splice(0));
    return this.sent.splice(0);
  }

  private async keep(request: Request): Promise<void> {
    const headers = await request.allHeaders().catch(() => request.headers());
    this.sent.push({
      from: pathOf(request),
      kind: request.resourceType(),
      method: request.method(),
      url: request.url(),
      headers,
      body: request.postData(),
    });
  }

  private watchSockets(page: Page): void {
    page.on('websocket', (socket) => {
      const line = {
        from: new URL(page.url()).pathname,
        kind: 'websocket',
        method: 'GET',
        url: socket.url(),
        headers: {},
      };
      this.sent.push({ ...line, body: null });
      socket.on('framesent', ({ payload }) => this.sent.push({ ...line, body: String(payload) }));
    });
  }
}

function pathOf(request: Request): string {
  try {
    return new URL(request.frame().url()).pathname;
  } catch {
    return '(worker)';
  }
}

/** All storage keys of the page's origin. Retried while the page is navigating. */
export async function storedNames(page: Page): Promise<string[]> {
  const names = await namesIn(page).catch(async () => {
    await page.waitForLoadState('domcontentloaded');
    return namesIn(page);
  });
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({ name }) => `cookie:${name}`)];
}

const namesIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).map((name) => `session:${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB:${name}`),
    ...(await caches.keys()).map((name) => `cache:${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker:${scope}`),
  ]);

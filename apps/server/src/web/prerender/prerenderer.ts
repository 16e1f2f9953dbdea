import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SECOND_MS } from '@voltfront/rules/time';
import type { PrerenderInput } from './browser';

/** Rendering timeout; after it the page is served without a first screen. */
const TIMEOUT_MS = 400;
/**
 * A first screen is reused for all visitors for this long; the data embedded with it is equally
 * old.
 */
const KEEP_MS = 5 * SECOND_MS;
const MOST_KEPT = 200;

interface Answer {
  id: number;
  html?: string;
  error?: string;
}

/** Called with the error and the page's address when a first screen could not be rendered. */
export type OnPrerenderError = (error: unknown, address: string) => void;

/** Renders the first screen of a page; null on failure or timeout. */
export interface Prerenderer {
  render(input: PrerenderInput): Promise<string | null>;
  close(): Promise<void>;
}

/**
 * Possible paths of the worker relative to this file: beside the bundle or its chunk, or as source.
 */
const WORKER_FILES = ['./prerender-worker.js', '../prerender-worker.js', '../../prerender-worker.ts'];

function workerFile(): string | null {
  return WORKER_FILES.map((name) => fileURLToPath(new URL(name, import.meta.url))).find(existsSync) ?? null;
}

class WorkerPrerenderer implements Prerenderer {
  private worker: Worker | null = null;
  private nextId = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  constructor(
    private readonly file: string,
    private readonly onError: OnPrerenderError,
  ) {}

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.file, { env: {} });
    const end = (error: unknown) => {
      this.worker = null;
      for (const [id, settle] of this.waiting) settle({ id, error: String(error) });
    };
    worker.on('message', (answer: Answer) => this.waiting.get(answer.id)?.(answer));
    worker.on('error', end);
    worker.on('exit', (code) => end(`the prerender thread ended with ${code}`));
    worker.unref();
    this.worker = worker;
    return worker;
  }

  render(input: PrerenderInput): Promise<string | null> {
    this.nextId += 1;
    const id = this.nextId;
    return new Promise((resolve) => {
      const settle = ({ html, error }: Answer) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        if (error) this.onError(error, input.address);
        resolve(html ?? null);
      };
      const timer = setTimeout(settle, TIMEOUT_MS, { id });
      this.waiting.set(id, settle);
      this.start().postMessage({ id, ...input });
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}

/** Caches first screens for a few seconds; concurrent callers share one rendering. */
export class KeptPrerenderer implements Prerenderer {
  private readonly kept = new Map<string, { until: number; html: Promise<string | null> }>();

  constructor(
    private readonly inner: Prerenderer,
    private readonly now: () => number = Date.now,
  ) {}

  render(input: PrerenderInput): Promise<string | null> {
    const key = JSON.stringify([input.scripts, input.address, input.data]);
    const known = this.kept.get(key);
    if (known && known.until > this.now()) return known.html;
    const html = this.inner.render(input);
    this.kept.delete(key);
    this.kept.set(key, { until: this.now() + KEEP_MS, html });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return html;
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}

/** The server's prerenderer; null when its worker file is missing. */
export function openPrerenderer(onError: OnPrerenderError): Prerenderer | null {
  const file = workerFile();
  return file ? new KeptPrerenderer(new WorkerPrerenderer(file, onError)) : null;
}

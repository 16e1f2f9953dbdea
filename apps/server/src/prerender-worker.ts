import { parentPort } from 'node:worker_threads';
import { firstScreen, type PrerenderInput } from './web/prerender/browser';

/** A job of the main thread. */
interface Job extends PrerenderInput {
  id: number;
}

const port = parentPort;
let failJob: (error: unknown) => void = () => undefined;

// Rejected promises of the storefront's code fail the job, but must not end the thread.
process.on('unhandledRejection', (error) => failJob(error));

port?.on('message', async ({ id, ...input }: Job) => {
  const failed = new Promise<never>((_, reject) => {
    failJob = reject;
  });
  try {
    port.postMessage({ id, html: await Promise.race([firstScreen(input), failed]) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

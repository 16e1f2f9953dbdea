import { Agent, request } from 'node:http';

/** How often requests that are due are sent. Timers of Node are no finer than 1 ms. */
const TICK_MS = 5;
/** Requests without an answer this long after the last one was sent count as failed. */
const LATE_MS = 5000;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Sends one request and gives its status, or 0 when the connection broke. */
function send(agent, origin, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const call = request(origin + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
      answer.once('error', () => resolve(0));
    });
    call.setTimeout(LATE_MS, () => call.destroy());
    call.once('error', () => resolve(0));
    call.end(body);
  });
}

/**
 * Sends requests at an even pace, whether or not earlier ones were answered, and measures each from the moment it was
 * due: a server that stalls is charged for everybody who waited.
 * @param next builds a request: `{ method, path, headers, body? }`
 * @returns figures in ms, requests a second, and how many failed
 */
export async function pacedLoad(origin, next, { ratePerSecond, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const total = Math.round(ratePerSecond * seconds);
  const latencies = [];
  const running = [];
  let failed = 0;
  const from = performance.now();
  const dueAt = (index) => from + (index * 1000) / ratePerSecond;

  const one = async (index) => {
    const status = await send(agent, origin, next());
    latencies.push(performance.now() - dueAt(index));
    if (status !== 200) failed += 1;
  };
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      while (running.length < total && dueAt(running.length) <= performance.now()) running.push(one(running.length));
      if (running.length < total) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(running);
  const tookS = (performance.now() - from) / 1000;
  agent.destroy();
  const sorted = latencies.sort((a, b) => a - b);
  return {
    perSecond: Math.round(total / tookS),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
    failed,
  };
}

/** Median of each figure over several rounds, so that a single pause of the machine does not count. */
export function middleOf(rounds) {
  const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const figures = Object.keys(rounds[0]).map((key) => [key, middle(rounds.map((round) => round[key]))]);
  return { ...Object.fromEntries(figures), failed: rounds.reduce((sum, { failed }) => sum + failed, 0) };
}

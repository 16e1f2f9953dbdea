// Loaded into a server by `node --import`: its clock runs normally and jumps ahead on a message
// from the parent process. With E2E_CLOCK_FROM (epoch milliseconds) it starts there and runs ten
// thousand times slower, so that displayed times do not change even in a long run of tests, while
// ids still sort by time.
const realNow = Date.now;
const SLOWER = 10_000;
const from = Number(process.env.E2E_CLOCK_FROM ?? 0);
const loadedAt = realNow();
let aheadMs = 0;
const slowNow = () => from + Math.floor((realNow() - loadedAt) / SLOWER);
Date.now = () => (from > 0 ? slowNow() : realNow()) + aheadMs;

process.on('message', (message) => {
  if (typeof message?.aheadMs !== 'number') return;
  aheadMs = message.aheadMs;
  process.send({ aheadMs });
});
// The channel must not keep the server process alive.
process.channel?.unref();

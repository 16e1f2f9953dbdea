// Loaded into a server by `node --import`: its clock runs as usual and jumps ahead when the parent process says so.
// With E2E_CLOCK_FROM (epoch milliseconds) it begins there and goes a thousand times slower, so that nothing shown changes
// while a test looks, and ids made one after the other still sort.
const realNow = Date.now;
const SLOWER = 1000;
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
// The channel alone must not keep the server alive.
process.channel?.unref();

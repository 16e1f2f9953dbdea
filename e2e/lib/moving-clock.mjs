// Loaded into a server by `node --import`: its clock runs as usual and jumps ahead when the parent process says so.
const realNow = Date.now;
let aheadMs = 0;
Date.now = () => realNow() + aheadMs;

process.on('message', (message) => {
  if (typeof message?.aheadMs !== 'number') return;
  aheadMs = message.aheadMs;
  process.send({ aheadMs });
});
// The channel alone must not keep the server alive.
process.channel?.unref();

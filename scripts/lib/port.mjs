import { createServer } from 'node:net';
import { Fault } from './fault.mjs';

const DEFAULT_PORT = 8080;

/**
 * Says at once that the port is taken, instead of after minutes of building. The server checks again when it listens.
 * @throws Fault with the advice to choose another one.
 */
export async function assertPortFree() {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  const probe = createServer();
  const isTaken = await new Promise((resolve) => {
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host: process.env.HOST || '0.0.0.0' }, () => probe.close(() => resolve(false)));
  });
  if (isTaken) throw new Fault(`Port ${port} is taken. Stop what uses it, or choose another one with PORT.`);
}

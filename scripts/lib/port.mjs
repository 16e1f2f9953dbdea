import { connect, createServer } from 'node:net';
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

/** A TCP port of this machine that nobody uses. */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** True when something answers on a port of this machine. */
export function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

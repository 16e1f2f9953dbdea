import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address of this machine that leads to a port, and after a failover to another one. */
export interface Forwarder {
  port: number;
  /** Leads to another port from now on; what is connected is cut off. */
  leadTo(port: number): void;
  /** Takes connections and bytes and passes nothing on, as a network that fell apart does, until `leadTo`. */
  fallSilent(): void;
  close(): Promise<void>;
}

/** Opens a forwarder to `target`. */
export async function openForwarder(target: number): Promise<Forwarder> {
  let current = target;
  let isSilent = false;
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(current, '127.0.0.1');
    const pass = (chunk: Buffer, to: Socket) => isSilent || to.write(chunk);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (chunk) => pass(chunk, other));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      current = port;
      isSilent = false;
      cutAll();
    },
    fallSilent() {
      isSilent = true;
    },
    async close() {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A local TCP port that forwards to another port, and after a failover to a different one. */
export interface Forwarder {
  port: number;
  /** Forwards to another port from now on; existing connections are closed. */
  leadTo(port: number): void;
  /**
   * Accepts connections and data but forwards nothing, like a network partition, until `leadTo`.
   */
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

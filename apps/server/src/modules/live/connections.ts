import { HOUR_MS } from '@voltfront/rules/time';

/** The part of a WebSocket that is used here. */
export interface LiveSocket {
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
}

/** After this long a connection asks for a new ticket, which only a live session gets. */
const LONGEST_MS = HOUR_MS;
/** Most open connections of a person; the oldest is closed for a further one. */
const MOST_OF_ACCOUNT = 8;

/** Close codes: a further connection took the place, the session may have ended. Clients ask for a new ticket. */
export const REPLACED = 4000;
export const SESSION_ENDED = 4001;

/** Open connections of this process by account. */
export class Connections {
  private readonly byAccount = new Map<string, Set<LiveSocket>>();
  /** Connections that answered since the last ping. */
  private readonly alive = new Set<LiveSocket>();
  private readonly openedAt = new WeakMap<LiveSocket, number>();

  add(accountId: string, socket: LiveSocket, now: number): void {
    const own = this.byAccount.get(accountId) ?? new Set();
    const [oldest] = own;
    if (own.size >= MOST_OF_ACCOUNT && oldest) {
      this.remove(accountId, oldest);
      oldest.close(REPLACED);
    }
    this.byAccount.set(accountId, own.add(socket));
    this.alive.add(socket);
    this.openedAt.set(socket, now);
  }

  remove(accountId: string, socket: LiveSocket): void {
    const own = this.byAccount.get(accountId);
    own?.delete(socket);
    if (own?.size === 0) this.byAccount.delete(accountId);
    this.alive.delete(socket);
  }

  heard(socket: LiveSocket): void {
    this.alive.add(socket);
  }

  tell(accountId: string, text: string): void {
    for (const socket of this.byAccount.get(accountId) ?? []) socket.send(text);
  }

  tellAll(text: string): void {
    for (const accountId of this.byAccount.keys()) this.tell(accountId, text);
  }

  /** Closes the connections of an account, whose app then asks for a new ticket if its session still lives. */
  end(accountId: string): void {
    for (const socket of this.byAccount.get(accountId) ?? []) socket.close(SESSION_ENDED);
  }

  endAll(): void {
    for (const accountId of this.byAccount.keys()) this.end(accountId);
  }

  /** Ends connections that did not answer since the last call or are too old, and pings the others. */
  probe(now: number): void {
    for (const own of this.byAccount.values())
      for (const socket of own) {
        if ((this.openedAt.get(socket) ?? 0) < now - LONGEST_MS) socket.close(SESSION_ENDED);
        else if (this.alive.delete(socket)) socket.ping();
        else socket.terminate();
      }
  }

  get size(): number {
    return [...this.byAccount.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

import type { PGlite } from '@electric-sql/pglite';
import { StatementNames } from './statement-names';

type Send = PGlite['execProtocolStream'];
type Options = Parameters<Send>[1];
type Messages = Awaited<ReturnType<Send>>;

/** Most statements that stay prepared. */
const MOST_PREPARED = 1_000;
/** "cached plan must not change result type": a table was altered after the statement was prepared. */
const STALE_PLAN = '0A000';

/** First bytes of the messages of PostgreSQL's protocol that a query consists of, in this order. */
const PARSE = 'P'.charCodeAt(0);
const DESCRIBE = 'D'.charCodeAt(0);
const BIND = 'B'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
/** Second part of a description: of a statement. */
const STATEMENT = 'S'.charCodeAt(0);

/** Every message begins with its kind and the length of the rest. */
const HEAD_BYTES = 5;
const SYNC_MESSAGE = Uint8Array.of(SYNC, 0, 0, 0, 4);

/** The same message for a named statement: the name goes where the message has its empty one. */
function withName(message: Uint8Array, name: string, at: number): Uint8Array {
  const bytes = Buffer.from(name);
  const named = Buffer.concat([message.subarray(0, at), bytes, message.subarray(at)]);
  named.writeInt32BE(named.length - 1, 1);
  return named;
}

/** Text of a statement to be parsed whose types PostgreSQL is to find out; undefined for any other. */
function textOf(message: Uint8Array): string | undefined {
  const start = HEAD_BYTES + 1;
  const end = message.indexOf(0, start);
  const isPlain = message[HEAD_BYTES] === 0 && message.length === end + 3;
  return isPlain ? Buffer.from(message.subarray(start, end)).toString() : undefined;
}

/** A statement that PostgreSQL has parsed, with its answers to that. */
interface Statement {
  name: string;
  parsed: Messages;
  /** Its parameters and the columns of its rows; undefined until it was asked. */
  described?: Messages;
}

/**
 * What the driver sends, one query after the other, with frequent statements parsed and planned once: it parses every
 * statement anew and sends the six messages of a query one by one, which costs more than running most of them. A prepared
 * statement is run by one message, and what was learned about it is answered from memory.
 */
class PreparingSender {
  private readonly names = new StatementNames(MOST_PREPARED);
  private readonly known = new Map<string, Statement>();
  /** The statement of the query that is being sent; undefined: it is sent as it comes. */
  private current: Statement | undefined;
  private bound: Uint8Array | undefined;
  /** It has run, and nothing more is to be sent. */
  private isEnded = false;

  constructor(private readonly pass: Send) {}

  send(message: Uint8Array, options: Options): Promise<Messages> {
    const kind = message[0];
    if (kind === PARSE) return this.parse(message, options);
    const { current } = this;
    if (!current) return this.pass(message, options);
    if (kind === DESCRIBE) return this.describe(current, message, options);
    if (kind === BIND) {
      this.bound = withName(message, current.name, HEAD_BYTES + 1);
      return Promise.resolve([]);
    }
    if (kind === EXECUTE && this.bound) return this.run(this.bound, message, options);
    const { isEnded } = this;
    this.current = undefined;
    return isEnded ? Promise.resolve([]) : this.pass(message, options);
  }

  private async parse(message: Uint8Array, options: Options): Promise<Messages> {
    this.current = undefined;
    this.isEnded = false;
    const text = textOf(message);
    const name = text === undefined ? undefined : this.names.nameOf(text);
    if (name === undefined) return this.pass(message, options);
    const known = this.known.get(name);
    if (known) {
      this.current = known;
      return known.parsed;
    }
    const parsed = await this.pass(withName(message, name, HEAD_BYTES), options);
    this.current = { name, parsed };
    this.known.set(name, this.current);
    return parsed;
  }

  /** Describes the statement, or its portal: the columns of both are the same. */
  private async describe(statement: Statement, message: Uint8Array, options: Options): Promise<Messages> {
    if (message[HEAD_BYTES] === STATEMENT) {
      statement.described ??= await this.pass(withName(message, statement.name, HEAD_BYTES + 1), options);
      return statement.described;
    }
    return (statement.described ?? []).filter(({ name }) => name === 'rowDescription' || name === 'noData');
  }

  /** Binds, executes and ends the query at once. */
  private async run(bound: Uint8Array, execute: Uint8Array, options: Options): Promise<Messages> {
    this.bound = undefined;
    try {
      const answers = await this.pass(Buffer.concat([bound, execute, SYNC_MESSAGE]), options);
      this.isEnded = true;
      return answers;
    } catch (error) {
      if ((error as { code?: string } | null)?.code === STALE_PLAN) {
        this.names.renew();
        this.known.clear();
      }
      throw error;
    }
  }
}

/** Has a client of the embedded database prepare frequent statements. */
export function prepareFrequent(client: PGlite): void {
  const sender = new PreparingSender(client.execProtocolStream.bind(client));
  client.execProtocolStream = (message, options) => sender.send(message, options);
}

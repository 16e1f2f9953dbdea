import type { EndpointKey } from '@voltfront/contract';
import type { TestPerson } from './testing';
import type { Halt } from './testing/halting-server';

/** Calls a server process as a person. */
export type Ask = (person: TestPerson, key: EndpointKey, body: object) => Promise<{ code: string; data: unknown }>;

/** A request that a person makes. */
export interface Request {
  by: TestPerson;
  key: EndpointKey;
  body: object;
}

/** One order and the step at which the process dies that works on it. */
export interface Row {
  name: string;
  /** The call that never comes back; without one an answer of ours is lost. */
  halt: Omit<Halt, 'of'> | null;
  orderNo: string;
  /** Leaves the order just before the step. @returns what the halted call is about */
  arm(): Promise<string>;
  /** Makes the process take the step, and is repeated after the restart; jobs take the others. */
  request?: Request;
  /** What else is done after the restart. */
  after?(answer: { data: unknown }): Promise<unknown>;
  /** What is stored in the end: a statement about the order `o`, and its row. */
  becomes: [columns: string, row: Record<string, unknown>];
}

import { type StateMachine, tryMove } from '@voltfront/rules/state-machine';
import type { Ctx } from './context';
import type { Db } from './database';
import { refuse } from './errors';

/** The types of one kind of entity that has a state. */
export interface Kind {
  /** Identifies a row. */
  key: unknown;
  row: { state: string; historyCount?: number };
  /** Columns that change together with the state. */
  changes: object;
  state: string;
  event: string;
  actor: string;
  /** Input of the transition conditions. */
  facts: unknown;
}

/** One line of an entity's history. */
export interface StateLine<K extends Kind> {
  /** Counts from 1. */
  sequence: number;
  state: K['state'];
  title: string;
  note: string;
  who: K['actor'];
  /** Epoch milliseconds. */
  at: number;
}

/** How a transition is made and recorded. */
export interface MoveOptions<K extends Kind> {
  who: K['actor'];
  /** Title on the timeline, where it differs from the state's own. */
  title?: string;
  /** Line below the title. */
  note?: string;
  /** Further columns that change with the state. */
  changes?: K['changes'];
  /**
   * Time that conditions are checked against (epoch ms), such as when a payment was taken. Now by
   * default.
   */
  at?: number;
}

/** How a module stores a kind of entity. Every function runs in the caller's transaction. */
export interface StateStore<K extends Kind> {
  machine(row: K['row']): StateMachine<K['state'], K['event'], K['actor'], K['facts']>;
  facts(row: K['row'], at: number): K['facts'];
  /** Reads a row and takes its row lock. */
  lock(db: Db, key: K['key']): Promise<K['row'] | undefined>;
  /** Text for the customer when the row does not exist or belongs to somebody else. */
  missing: string;
  /**
   * Writes the columns, and the history line where there is a history: preferably in one statement.
   */
  write(
    ctx: Ctx,
    row: K['row'],
    changes: K['changes'] & { state: K['state']; updatedAt: number },
    line: StateLine<K>,
  ): Promise<K['row']>;
  /**
   * Before a transition is written: releases what the entity held, or adds columns to the change.
   */
  prepare?(ctx: Ctx, row: K['row'], to: K['state']): Promise<K['changes'] | undefined>;
  /** After a transition was written: its side effects, and the event for other modules. */
  follow?(ctx: Ctx, before: K['row'], after: K['row']): Promise<void>;
}

/** The states of one kind of entity. */
export interface States<K extends Kind> {
  /** Reads a row and locks it until the transaction ends. @throws NOT_FOUND */
  lock(ctx: Ctx, key: K['key']): Promise<K['row']>;
  /**
   * The state that an event leads to at a time (epoch ms); null when it is not allowed. Changes
   * nothing.
   */
  next(row: K['row'], event: K['event'], who: K['actor'], at: number): K['state'] | null;
  /**
   * The only way to change a state: condition, state, history, side effects and events in one
   * transaction. `row` must be locked by it.
   * @throws STATE_CHANGED when the transition is not allowed
   */
  move(ctx: Ctx, row: K['row'], event: K['event'], options: MoveOptions<K>): Promise<K['row']>;
  /** Adds a history line with further changes; the state stays the same. `row` must be locked. */
  note(ctx: Ctx, row: K['row'], options: Omit<MoveOptions<K>, 'at'>): Promise<K['row']>;
}

/**
 * Builds the state functions of a kind of entity from its machine. Under heavy concurrency a module
 * changes the state without a row lock, by a conditional statement: `where state in
 * (statesBefore(machine, event))`.
 */
export function keepStates<K extends Kind>(store: StateStore<K>): States<K> {
  const next: States<K>['next'] = (row, event, who, at) => {
    const result = tryMove(store.machine(row), { state: row.state, event, who, facts: store.facts(row, at) });
    return result.isAllowed ? result.to : null;
  };
  const write = (ctx: Ctx, row: K['row'], state: K['state'], options: MoveOptions<K>) => {
    const { who, title = '', note = '', changes } = options;
    const at = ctx.now();
    const line = { sequence: (row.historyCount ?? 0) + 1, state, title, note, who, at };
    return store.write(ctx, row, { ...changes, state, updatedAt: at }, line);
  };
  return {
    async lock(ctx, key) {
      const row = await store.lock(ctx.db, key);
      if (!row) throw refuse('NOT_FOUND', { message: store.missing });
      return row;
    },
    next,
    async move(ctx, row, event, options) {
      const to = next(row, event, options.who, options.at ?? ctx.now());
      if (to === null) throw refuse('STATE_CHANGED');
      const prepared = await store.prepare?.(ctx, row, to);
      const after = await write(ctx, row, to, { ...options, changes: { ...options.changes, ...prepared } });
      await store.follow?.(ctx, row, after);
      return after;
    },
    note: (ctx, row, options) => write(ctx, row, row.state, options),
  };
}

import { type StateMachine, tryMove } from '@voltfront/rules/state-machine';
import type { Ctx } from './context';
import type { Db } from './database';
import { refuse } from './errors';

/** The types of one kind of thing that has a state. */
export interface Kind {
  /** Names a row. */
  key: unknown;
  row: { state: string; historyCount?: number };
  /** Columns that change with a state. */
  changes: object;
  state: string;
  event: string;
  actor: string;
  /** What conditions look at. */
  facts: unknown;
}

/** One line of what happened to a thing. */
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

/** How a move is made and told. */
export interface MoveOptions<K extends Kind> {
  who: K['actor'];
  /** Title on the timeline, where the thing has one of its own. */
  title?: string;
  /** Line below the title. */
  note?: string;
  /** Further columns that change with the state. */
  changes?: K['changes'];
  /** Moment that conditions look at, such as when money was taken. Now by default. */
  at?: number;
}

/** How a module keeps a kind of things. Every function runs in the transaction of the caller. */
export interface StateStore<K extends Kind> {
  machine(row: K['row']): StateMachine<K['state'], K['event'], K['actor'], K['facts']>;
  facts(row: K['row'], at: number): K['facts'];
  /** Reads a row and locks it. */
  lock(db: Db, key: K['key']): Promise<K['row'] | undefined>;
  /** For the customer when there is no such row, or it is somebody else's. */
  missing: string;
  /** Writes columns, and the line where there is a history: best by one statement. */
  write(
    ctx: Ctx,
    row: K['row'],
    changes: K['changes'] & { state: K['state']; updatedAt: number },
    line: StateLine<K>,
  ): Promise<K['row']>;
  /** Before a move is written: gives back what the thing had, or adds columns to the change. */
  prepare?(ctx: Ctx, row: K['row'], to: K['state']): Promise<K['changes'] | undefined>;
  /** After a move was written: what else follows, and the event that tells others. */
  follow?(ctx: Ctx, before: K['row'], after: K['row']): Promise<void>;
}

/** The states of one kind of things. */
export interface States<K extends Kind> {
  /** Reads a row and locks it until the transaction ends. @throws NOT_FOUND */
  lock(ctx: Ctx, key: K['key']): Promise<K['row']>;
  /** Where an event leads at a moment (epoch ms); null when it cannot happen. Changes nothing. */
  next(row: K['row'], event: K['event'], who: K['actor'], at: number): K['state'] | null;
  /**
   * The one way to another state: guard, state, history, what follows and events in one transaction. `row` must be locked
   * by it.
   * @throws STATE_CHANGED when the move is not allowed from here
   */
  move(ctx: Ctx, row: K['row'], event: K['event'], options: MoveOptions<K>): Promise<K['row']>;
  /** Writes a line of history with further changes; the state stays. `row` must be locked. */
  note(ctx: Ctx, row: K['row'], options: Omit<MoveOptions<K>, 'at'>): Promise<K['row']>;
}

/**
 * Keeps the states of a kind of things by its machine. What many callers race for is moved without a lock by a conditional
 * statement of the module instead: `where state in (statesBefore(machine, event))`.
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

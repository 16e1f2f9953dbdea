import type { StateMachine } from '@voltfront/rules/state-machine';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from './clock';
import type { Ctx } from './context';
import { keepStates } from './state-machine';

type State = 'open' | 'sent' | 'lost';
type Event = 'send' | 'lose';
interface Parcel {
  id: string;
  state: State;
  historyCount: number;
  weight: number;
}
interface ParcelKind {
  key: string;
  row: Parcel;
  changes: Partial<Parcel>;
  state: State;
  event: Event;
  actor: 'clerk' | 'system';
  facts: { isLate: boolean };
}

const machine: StateMachine<State, Event, 'clerk' | 'system', { isLate: boolean }> = {
  states: ['open', 'sent', 'lost'],
  moves: [
    { event: 'send', from: ['open'], to: 'sent', who: ['clerk'], when: ({ isLate }) => !isLate },
    { event: 'lose', from: ['open', 'sent'], to: 'lost', who: ['system'] },
  ],
};

const DEADLINE = 5000;
let parcel: Parcel;
let steps: unknown[];
const clock = new TestClock();
const ctx = { now: () => clock.now(), db: null } as unknown as Ctx;

const parcels = keepStates<ParcelKind>({
  machine: () => machine,
  facts: (_, at) => ({ isLate: at > clock.now() + DEADLINE }),
  lock: async (_, id) => (id === parcel.id ? parcel : undefined),
  missing: 'no such parcel',
  write: async (_, row, changes, line) => {
    steps.push(['write', changes.state, line]);
    parcel = { ...row, ...changes, historyCount: line.sequence };
    return parcel;
  },
  prepare: async (_, __, to) => {
    steps.push(['prepare', to]);
    return to === 'lost' ? { weight: 0 } : undefined;
  },
  follow: async (_, before, after) => {
    steps.push(['follow', before.state, after.state]);
  },
});

beforeEach(() => {
  parcel = { id: 'one', state: 'open', historyCount: 2, weight: 7 };
  steps = [];
});

describe('a move', () => {
  it('prepares, writes state and line, and then goes on', async () => {
    const options = { who: 'clerk', title: 'Sent', note: 'by train', changes: { weight: 8 } } as const;
    const sent = await parcels.move(ctx, await parcels.lock(ctx, 'one'), 'send', options);
    expect(sent).toMatchObject({ state: 'sent', historyCount: 3, weight: 8, updatedAt: clock.now() });
    const line = { sequence: 3, state: 'sent', title: 'Sent', note: 'by train', who: 'clerk', at: clock.now() };
    expect(steps).toEqual([
      ['prepare', 'sent'],
      ['write', 'sent', line],
      ['follow', 'open', 'sent'],
    ]);
  });

  it('takes along what was prepared', async () => {
    expect(await parcels.move(ctx, parcel, 'lose', { who: 'system' })).toMatchObject({ state: 'lost', weight: 0 });
  });

  it('is refused by state, actor or condition before anything happens', async () => {
    const refused = { rowName: 'STATE_CHANGED' };
    await expect(parcels.move(ctx, parcel, 'send', { who: 'system' })).rejects.toMatchObject(refused);
    const late = { who: 'clerk', at: clock.now() + DEADLINE + 1 } as const;
    await expect(parcels.move(ctx, parcel, 'send', late)).rejects.toMatchObject(refused);
    const lost = { ...parcel, state: 'lost' as const };
    await expect(parcels.move(ctx, lost, 'lose', { who: 'system' })).rejects.toMatchObject(refused);
    expect(steps).toEqual([]);
    expect(parcels.next(lost, 'lose', 'system', clock.now())).toBeNull();
    expect(parcels.next(parcel, 'lose', 'system', clock.now())).toBe('lost');
  });
});

describe('a note', () => {
  it('writes a line and columns, and leaves the state', async () => {
    const noted = await parcels.note(ctx, parcel, { who: 'clerk', title: 'Weighed', changes: { weight: 9 } });
    expect(noted).toMatchObject({ state: 'open', weight: 9, historyCount: 3 });
    expect(steps).toMatchObject([['write', 'open', { title: 'Weighed' }]]);
  });
});

it('what is not there is not locked', async () => {
  await expect(parcels.lock(ctx, 'two')).rejects.toMatchObject({ rowName: 'NOT_FOUND', message: 'no such parcel' });
});

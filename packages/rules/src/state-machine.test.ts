import { describe, expect, it } from 'vitest';
import { APPLICATION_MACHINE } from './finance/application-moves';
import { FINAL_ORDER_STATES, ORDER_MACHINES } from './order/order-moves';
import { PAYMENT_MACHINE } from './payment/payment-states';
import { finalStates, type StateMachine, statesBefore, tryMove } from './state-machine';
import { TRADE_IN_MACHINE } from './trade-in/trade-in-moves';

type State = 'off' | 'on' | 'broken';
type Event = 'press' | 'drop';
const lamp: StateMachine<State, Event, 'owner' | 'guest', { hasPower: boolean }> = {
  states: ['off', 'on', 'broken'],
  moves: [
    { event: 'press', from: ['off'], to: 'on', who: ['owner'], when: ({ hasPower }) => hasPower },
    { event: 'press', from: ['on'], to: 'off', who: ['owner', 'guest'] },
    { event: 'drop', from: ['off', 'on'], to: 'broken', who: ['guest'] },
  ],
};
const press = (state: State, who: 'owner' | 'guest', hasPower = true) =>
  tryMove(lamp, { state, event: 'press', who, facts: { hasPower } });

describe('a move', () => {
  it('leads on where it is allowed', () => {
    expect(press('off', 'owner')).toMatchObject({ isAllowed: true, to: 'on' });
    expect(press('on', 'guest')).toMatchObject({ isAllowed: true, to: 'off' });
  });

  it('is refused by its condition, its actor, or as unknown', () => {
    expect(press('off', 'owner', false)).toMatchObject({ isAllowed: false, reason: 'guardRefused' });
    expect(press('off', 'guest')).toEqual({ isAllowed: false, reason: 'wrongActor' });
    expect(press('broken', 'owner')).toEqual({ isAllowed: false, reason: 'noSuchMove' });
  });

  it('is known by the states it leads from', () => {
    expect(statesBefore(lamp, 'drop')).toEqual(['off', 'on']);
    expect(finalStates(lamp)).toEqual(['broken']);
  });
});

describe.each([
  ['order', ORDER_MACHINES.intention],
  ['payment', PAYMENT_MACHINE],
  ['trade-in', TRADE_IN_MACHINE],
  ['loan', APPLICATION_MACHINE],
] as [string, { states: readonly string[]; moves: readonly { from: readonly string[]; to: string }[] }][])(
  'the life of a %s',
  (_, { states, moves }) => {
    it('names known states only, and reaches every one', () => {
      const named = moves.flatMap(({ from, to }) => [...from, to]);
      expect(named.filter((state) => !states.includes(state))).toEqual([]);
      const reached = new Set([states[0]]);
      for (const _round of states)
        for (const { from, to } of moves) if (from.some((state) => reached.has(state))) reached.add(to);
      expect(states.filter((state) => !reached.has(state))).toEqual([]);
    });
  },
);

it('an order ends in the states that are called final, of whatever kind', () => {
  for (const machine of Object.values(ORDER_MACHINES))
    expect(FINAL_ORDER_STATES.filter((state) => !finalStates(machine).includes(state))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { tryMove } from '../state-machine';
import {
  AWARD_MACHINE,
  AWARD_STATES,
  type AwardActor,
  type AwardEvent,
  type AwardState,
  firstAwardState,
  PRIZE_KINDS,
  STATES_OF_TAB,
} from './award-moves';

const move = (state: AwardState, event: AwardEvent, who: AwardActor, now = 0) => {
  const result = tryMove(AWARD_MACHINE, { state, event, who, facts: { now, claimUntil: 100 } });
  return result.isAllowed ? result.to : null;
};

describe('an award', () => {
  it.each([
    ['waiting', 'order', 'customer', 99, 'ordered'],
    ['waiting', 'order', 'customer', 100, null],
    ['waiting', 'order', 'staff', 0, null],
    ['waiting', 'turn', 'customer', 0, 'turned'],
    ['ordered', 'turn', 'customer', 0, null],
    ['ordered', 'send', 'staff', 0, 'sent'],
    ['waiting', 'send', 'staff', 0, null],
    ['sent', 'receive', 'customer', 0, 'received'],
    ['ordered', 'receive', 'customer', 0, null],
    ['waiting', 'collect', 'customer', 99, 'pickup'],
    ['ordered', 'collect', 'customer', 99, 'pickup'],
    ['pickup', 'order', 'customer', 99, 'ordered'],
    ['sent', 'collect', 'customer', 99, null],
    ['pickup', 'use', 'staff', 99, 'used'],
    ['pickup', 'lapse', 'system', 100, 'lapsed'],
    ['ready', 'order', 'customer', 99, null],
    ['ready', 'use', 'staff', 99, 'used'],
    ['ready', 'use', 'staff', 100, null],
    ['used', 'use', 'staff', 0, null],
    ['waiting', 'lapse', 'system', 99, null],
    ['waiting', 'lapse', 'system', 100, 'lapsed'],
    ['ready', 'lapse', 'system', 100, 'lapsed'],
    ['booked', 'lapse', 'system', 100, null],
    ['booked', 'revoke', 'system', 0, 'revoked'],
    ['sent', 'revoke', 'staff', 0, null],
  ] as const)('%s: %s by %s at %i leads to %s', (state, event, who, now, to) => {
    expect(move(state, event, who, now)).toBe(to);
  });

  it('every state is under one tab besides all of them', () => {
    const { all, ...tabs } = STATES_OF_TAB;
    expect(Object.values(tabs).flat().sort()).toEqual([...AWARD_STATES].sort());
    expect(all).toHaveLength(AWARD_STATES.length);
  });

  it('begins by the kind of its prize', () => {
    expect(PRIZE_KINDS.map(firstAwardState)).toEqual(['booked', 'booked', 'booked', 'booked', 'waiting', 'ready']);
  });
});

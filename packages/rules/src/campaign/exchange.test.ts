import { expect, it } from 'vitest';
import { AWARD_STATES } from './award-moves';
import { exchangeState, takeTickets, ticketState } from './exchange';

const TICKETS = [
  { id: 'a', left: 2 },
  { id: 'b', left: 3 },
  { id: 'c', left: 5 },
];

it('tickets are taken in their order, the last ones in part', () => {
  expect(takeTickets(TICKETS, 4)).toEqual([
    { id: 'a', amount: 2 },
    { id: 'b', amount: 2 },
  ]);
});

it('all tickets can be taken, and not one more', () => {
  expect(takeTickets(TICKETS, 10)?.map(({ amount }) => amount)).toEqual([2, 3, 5]);
  expect(takeTickets(TICKETS, 11)).toBeNull();
  expect(takeTickets([], 1)).toBeNull();
});

it('tickets are open until they are used, taken back or their time is over', () => {
  const facts = { left: 1, takenBack: 0, expiresAt: 100 };
  expect(ticketState(facts, 99)).toBe('open');
  expect(ticketState(facts, 100)).toBe('expired');
  expect(ticketState({ ...facts, left: 0 }, 100)).toBe('used');
  expect(ticketState({ ...facts, left: 0, takenBack: 1 }, 99)).toBe('takenBack');
});

it('goods are to be sent, on their way and there; coupons and points are there at once', () => {
  const states = (['waiting', 'ordered', 'sent', 'received', 'booked'] as const).map(exchangeState);
  expect(states).toEqual(['toSend', 'toSend', 'sent', 'arrived', 'arrived']);
  expect(AWARD_STATES.filter((state) => exchangeState(state) === null)).toContain('revoked');
});

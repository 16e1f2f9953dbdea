import { describe, expect, it } from 'vitest';
import { type PacketFacts, type PacketViewer, packetState, packetView } from './packet-state';

const facts: PacketFacts = { opensAt: 100, expiresAt: 200, shares: 3, taken: 1, isCancelled: false };

it.each([
  ['coming', {}, 99],
  ['running', {}, 100],
  ['running', {}, 199],
  ['expired', {}, 200],
  ['empty', { taken: 3 }, 150],
  ['empty', { taken: 3 }, 500],
  ['cancelled', { isCancelled: true }, 50],
] as const)('a packet is %s', (state, changes, now) => {
  expect(packetState({ ...facts, ...changes }, now)).toBe(state);
});

describe('who looks at a packet finds', () => {
  const visitor: PacketViewer = {
    hasDrawn: false,
    isSender: false,
    canOpenOwn: false,
    isAllowed: null,
    isCampaignRunning: true,
  };
  it.each([
    ['open', 'running', {}],
    ['open', 'running', { isAllowed: true }],
    ['notAllowed', 'running', { isAllowed: false }],
    ['own', 'running', { isSender: true, isAllowed: true }],
    ['open', 'running', { isSender: true, canOpenOwn: true, isAllowed: true }],
    ['drawn', 'running', { hasDrawn: true, isSender: true, canOpenOwn: true }],
    ['drawn', 'expired', { hasDrawn: true }],
    ['drawn', 'running', { hasDrawn: true, isCampaignRunning: false }],
    ['expired', 'expired', { isAllowed: false }],
    ['empty', 'empty', { isCampaignRunning: false }],
    ['coming', 'coming', { isAllowed: true }],
    ['closed', 'coming', { isCampaignRunning: false }],
    ['closed', 'running', { isCampaignRunning: false }],
    ['cancelled', 'cancelled', {}],
  ] as const)('%s', (view, state, changes) => {
    expect(packetView(state, { ...visitor, ...changes })).toBe(view);
  });
});

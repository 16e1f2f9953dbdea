import { describe, expect, test } from 'vitest';
import { finalStates, tryMove } from '../state-machine';
import {
  CONFIRM_WITHIN_MS,
  PICKUP_MACHINE,
  type PickupActor,
  type PickupEvent,
  type PickupFacts,
  type PickupState,
} from './pickup-moves';

const NOW = Date.parse('2026-11-24T10:00:00+08:00');

const move = (state: PickupState, event: PickupEvent, who: PickupActor, changes: Partial<PickupFacts> = {}) => {
  const facts = { isReady: true, scannedAtMs: NOW, nowMs: NOW, ...changes };
  const result = tryMove(PICKUP_MACHINE, { state, event, who, facts });
  return result.isAllowed ? result.to : result.reason;
};

describe('a handover', () => {
  test('is scanned by staff once and confirmed by the customer', () => {
    expect(move('waiting', 'scan', 'staff')).toBe('scanned');
    expect(move('scanned', 'scan', 'staff')).toBe('noSuchMove');
    expect(move('scanned', 'confirm', 'customer')).toBe('delivered');
    expect(move('waiting', 'confirm', 'customer')).toBe('noSuchMove');
    expect(finalStates(PICKUP_MACHINE)).toEqual(['delivered']);
  });

  test('waits until all steps are done', () => {
    expect(move('waiting', 'scan', 'staff', { isReady: false })).toBe('guardRefused');
    expect(move('scanned', 'confirm', 'customer', { isReady: false })).toBe('guardRefused');
  });

  test('a wrong scan is undone by staff before the confirmation', () => {
    expect(move('scanned', 'undo', 'staff')).toBe('waiting');
    expect(move('scanned', 'undo', 'customer')).toBe('wrongActor');
    expect(move('delivered', 'undo', 'staff')).toBe('noSuchMove');
  });

  test('confirms itself a day after the scan, not before', () => {
    expect(move('scanned', 'confirm', 'system', { nowMs: NOW + CONFIRM_WITHIN_MS - 1 })).toBe('guardRefused');
    expect(move('scanned', 'confirm', 'system', { nowMs: NOW + CONFIRM_WITHIN_MS })).toBe('delivered');
  });
});

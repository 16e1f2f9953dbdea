import { describe, expect, it } from 'vitest';
import { newId, newNumber, randomDigits } from './ids';

describe('ids', () => {
  it('sort in the order in which they were made, within one millisecond too', () => {
    const ids = Array.from({ length: 1000 }, () => newId(1_795_000_000_000));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
    expect(newId(1_795_000_000_001) > (ids.at(-1) ?? '')).toBe(true);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('sort in the order in which they were made, with those of other moments between them', () => {
    const ids = Array.from({ length: 1000 }, (_, index) => {
      newId(1_795_000_100_000 + index);
      return newId(1_795_000_000_002);
    });
    expect([...ids].sort()).toEqual(ids);
  });

  it('are shown to people as numbers with the date of Shanghai', () => {
    expect(newNumber('VO', Date.parse('2026-11-20T18:30:00Z'))).toMatch(/^VO261121023000\d{6}$/);
  });

  it('are never shown twice by one process', () => {
    const numbers = Array.from({ length: 5000 }, () => newNumber('VP', 1_795_000_000_000));
    expect(new Set(numbers).size).toBe(5000);
  });

  it('have codes of the wanted length', () => {
    expect(randomDigits(6)).toMatch(/^\d{6}$/);
  });
});

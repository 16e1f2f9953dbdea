import { describe, expect, it } from 'vitest';
import { furthest, INVITE_CODE_ALPHABET } from './milestones';

describe('the furthest milestone', () => {
  it('is the last in their order, whatever order they came in', () => {
    expect(furthest(['deposit', 'registered', 'driven'])).toBe('deposit');
    expect(furthest(['registered'])).toBe('registered');
    expect(furthest([])).toBe('registered');
  });
});

it('invite codes have no letters that look like digits', () => {
  for (const letter of ['0', '1', 'I', 'L', 'O']) expect(INVITE_CODE_ALPHABET).not.toContain(letter);
});

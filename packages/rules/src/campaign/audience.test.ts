import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time';
import { refusalOf } from './audience';

const member = { roles: ['customer'], joinedAt: 0, level: 2 };

describe('the audience of a campaign', () => {
  it.each([
    ['everybody', {}, null],
    ['employees', { roles: ['employee'] }, 'role'],
    ['owners or employees', { roles: ['owner', 'employee'] }, 'role'],
    ['all but employees', { except: ['employee'] }, null],
    ['new people', { newForDays: 29 }, 'notNew'],
    ['accounts of 30 days', { newForDays: 30 }, null],
    ['level 2', { minLevel: 2 }, null],
    ['level 3', { minLevel: 3 }, 'level'],
  ] as const)('%s', (_, audience, refusal) => {
    expect(refusalOf(audience, member, 30 * DAY_MS)).toBe(refusal);
  });

  it('who is left out is refused, whatever else they are', () => {
    const both = { ...member, roles: ['customer', 'owner', 'employee'] };
    expect(refusalOf({ roles: ['owner'], except: ['employee'] }, both, 0)).toBe('role');
  });

  it('one of the roles is enough', () => {
    expect(refusalOf({ roles: ['owner', 'employee'] }, { ...member, roles: ['customer', 'employee'] }, 0)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { nicknameKey, nicknameProblem } from './nickname';

describe('nicknameProblem', () => {
  it.each([
    ['', 'empty'],
    ['山', 'tooShort'],
    ['山野慢车道山野慢车道山野慢', 'tooLong'],
    ['山野 慢', 'characters'],
    ['山野!', 'characters'],
    ['🚗🚗', 'characters'],
    ['____', 'characters'],
    ['山野', null],
    ['Lin_Xia_2026', null],
    ['𠮷野家', null],
  ])('finds in %j: %s', (nickname, problem) => {
    expect(nicknameProblem(nickname)).toBe(problem);
  });
});

it('takes nicknames for one that differ by case and underscores alone', () => {
  expect(nicknameKey('Lin_Xia')).toBe(nicknameKey('linxia'));
  expect(nicknameKey('林夏')).not.toBe(nicknameKey('林下'));
});

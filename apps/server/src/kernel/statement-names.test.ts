import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names';

const use = (names: StatementNames, text: string, times: number) => {
  for (let time = 1; time < times; time += 1) names.nameOf(text);
  return names.nameOf(text);
};

describe('StatementNames', () => {
  it('names what comes again, always the same', () => {
    const names = new StatementNames(10);
    expect(use(names, 'select $1', 2)).toBeUndefined();
    const name = names.nameOf('select $1');
    expect(name).toBeDefined();
    expect(names.nameOf('select $1')).toBe(name);
  });

  it('gives no more names than allowed', () => {
    const names = new StatementNames(2);
    const given = ['a', 'b', 'c'].map((text) => use(names, text, 5));
    expect(given[2]).toBeUndefined();
    expect(new Set(given).size).toBe(3);
  });

  it('forgets counts of texts that never come again', () => {
    const names = new StatementNames(10);
    names.nameOf('hot');
    for (let other = 0; other < 5000; other += 1) names.nameOf(`select ${other}`);
    expect(use(names, 'hot', 3)).toBeDefined();
  });

  it('renews every name', () => {
    const names = new StatementNames(10);
    const before = use(names, 'select $1', 3);
    names.renew();
    expect(names.nameOf('select $1')).not.toBe(before);
  });
});

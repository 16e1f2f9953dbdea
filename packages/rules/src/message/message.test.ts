import { describe, expect, it } from 'vitest';
import { fillLink, fillTemplate, placeholdersOf } from './fill-template';
import { afterQuietHours } from './quiet-hours';

describe('the text of a message', () => {
  it('has money, moments and names as its language writes them', () => {
    const params = { model: 'Lumen 01', amountFen: 5_000_00, startsAt: Date.parse('2026-11-24T06:05:00Z') };
    expect(fillTemplate('{model} 已支付 {amountFen}', params, 'zh')).toBe('Lumen 01 已支付 ¥5,000');
    expect(fillTemplate('{startsAt} 到店', params, 'zh')).toBe('11月24日 14:05 到店');
    expect(fillTemplate('{startsAt}: {amountFen}', params, 'en')).toBe('Nov 24, 14:05: ¥5,000');
  });

  it('is refused when a value is missing, also one that every object has', () => {
    expect(() => fillTemplate('{model}', {}, 'zh')).toThrow('the message lacks model');
    expect(() => fillTemplate('{toString}', {}, 'zh')).toThrow(RangeError);
    expect(() => fillLink('/pages?x={id}', {})).toThrow('the link lacks id');
  });

  it('does not fill what a value brings along', () => {
    expect(fillTemplate('{name}: {text}', { name: '{text}', text: '好' }, 'zh')).toBe('{text}: 好');
  });

  it('has links whose values cannot add parameters', () => {
    expect(fillLink('/a/b?id={id}', { id: '1&x=2' })).toBe('/a/b?id=1%26x%3D2');
  });

  it('names its placeholders', () => {
    expect(placeholdersOf('{a} 与 {bFen}')).toEqual(['a', 'bFen']);
    expect(placeholdersOf('没有')).toEqual([]);
  });
});

describe('quiet hours', () => {
  const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+08:00`);

  it.each([
    ['21:59', '2026-11-24T21:59:00+08:00'],
    ['22:00', '2026-11-25T08:00:00+08:00'],
    ['23:59', '2026-11-25T08:00:00+08:00'],
    ['00:00', '2026-11-24T08:00:00+08:00'],
    ['07:59', '2026-11-24T08:00:00+08:00'],
    ['08:00', '2026-11-24T08:00:00+08:00'],
    ['14:30', '2026-11-24T14:30:00+08:00'],
  ])('at %s in Shanghai a message goes out at %s', (clock, expected) => {
    expect(new Date(afterQuietHours(at(clock))).toISOString()).toBe(new Date(expected).toISOString());
  });
});

import { describe, expect, it } from 'vitest';
import { csvField, csvLine } from './csv';

describe('a field of a CSV file', () => {
  it.each(['=1+1', '+861380', '-2', '@SUM(A1)', '\tx', '\rx'])('is no formula: %j', (text) => {
    expect(csvField(text).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('is quoted where commas, quotes or line ends are in it', () => {
    expect(csvField('a,b')).toBe('"a,b"');
    expect(csvField('a "b"')).toBe('"a ""b"""');
    expect(csvField('a\nb')).toBe('"a\nb"');
    expect(csvField('林夏')).toBe('林夏');
    expect(csvField(-5)).toBe('-5');
  });
});

it('ends a line as spreadsheets want it', () => {
  expect(csvLine(['VO1', 12, ''])).toBe('VO1,12,\r\n');
});

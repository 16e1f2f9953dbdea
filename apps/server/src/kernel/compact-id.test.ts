import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactId, fullId } from './compact-id';
import { newId } from './ids';

it('ids are short enough for a code, and come back as they were', () => {
  for (const at of [1, Date.now(), 2 ** 47]) {
    const id = newId(at);
    expect(compactId(id).length).toBe(25);
    expect(fullId(compactId(id))).toBe(id);
    expect(fullId(id)).toBe(id);
  }
  fc.assert(fc.property(fc.uuid(), (id) => fullId(compactId(id)) === id));
});

it('what is no id stays what it is', () => {
  for (const text of ['', 'nothing', 'demo-packet-1', 'z'.repeat(25), 'A'.repeat(22)]) expect(fullId(text)).toBe(text);
  expect(compactId('demo-packet-1')).toBe('demo-packet-1');
});

import { expect, test } from 'vitest';
import { textFault } from './texts';

test.each([
  ['name', '四驱版', null],
  ['name', '', 'empty'],
  ['name', '  ', 'empty'],
  ['name', '版'.repeat(20), null],
  ['name', '版'.repeat(21), 'tooLong'],
  ['title', '版'.repeat(31), 'tooLong'],
  ['tagline', '', 'empty'],
  ['description', '', null],
  ['description', '文'.repeat(101), 'tooLong'],
  ['name', '四驱\n版', 'wrongSign'],
  ['name', '四驱\u200b版', 'wrongSign'],
  ['name', '{none} 01', 'wrongSign'],
  ['description', '<b>', 'wrongSign'],
] as const)('of %s the text %j is %s', (field, text, fault) => {
  expect(textFault(field, text)).toBe(fault);
});

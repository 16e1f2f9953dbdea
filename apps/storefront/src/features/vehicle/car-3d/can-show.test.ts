import { expect, test } from 'vitest';
import { isFitFor3d } from './can-show';

test.each([
  ['a phone that tells everything', { hasWebgl2: true, memoryGb: 8, savesData: false, connection: '4g' }, true],
  ['a browser that tells nothing', { hasWebgl2: true }, true],
  ['just enough memory', { hasWebgl2: true, memoryGb: 4 }, true],
  ['too little memory', { hasWebgl2: true, memoryGb: 2 }, false],
  ['no WebGL 2', { hasWebgl2: false, memoryGb: 8, connection: '4g' }, false],
  ['a customer who saves data', { hasWebgl2: true, savesData: true }, false],
  ['3g', { hasWebgl2: true, connection: '3g' }, false],
  ['slow 2g', { hasWebgl2: true, connection: 'slow-2g' }, false],
])('%s: %o is %s', (_name, device, expected) => {
  expect(isFitFor3d(device)).toBe(expected);
});

import { expect, test } from 'vitest';
import { checkOwnPolicy, type OwnPolicyValues } from './own-policy-values';

const right: OwnPolicyValues = {
  insurerName: '沿江保险',
  policyNo: 'PDAA-2026',
  startsOn: '2026-11-25',
  endsOn: '2027-11-25',
  pictures: ['/files/personal/a.webp'],
};
const wrongIn = (changes: Partial<OwnPolicyValues>) =>
  Object.keys(checkOwnPolicy({ ...right, ...changes }, '2026-11-24'));

test('a policy with everything is right', () => {
  expect(wrongIn({})).toEqual([]);
});

test.each<[Partial<OwnPolicyValues>, string]>([
  [{ insurerName: ' 沿 ' }, 'insurerName'],
  [{ policyNo: '保单 1' }, 'policyNo'],
  [{ policyNo: '12345' }, 'policyNo'],
  [{ startsOn: null }, 'startsOn'],
  [{ endsOn: null }, 'endsOn'],
  [{ startsOn: '2026-01-01', endsOn: '2026-11-24' }, 'endsOn'],
  [{ endsOn: '2026-11-25' }, 'endsOn'],
  [{ pictures: [] }, 'pictures'],
])('%o is wrong in %s', (changes, field) => {
  expect(wrongIn(changes)).toEqual([field]);
});

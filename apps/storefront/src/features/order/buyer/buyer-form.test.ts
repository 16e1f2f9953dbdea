import { describe, expect, test } from 'vitest';
import { buyerErrors, cleanCode, EMPTY_BUYER, isRipe, toBuyer } from './buyer-form';

const person = {
  ...EMPTY_BUYER,
  personName: ' 林夏 ',
  idNumber: '11010519491231002X',
  mobile: '13800000001',
};
const company = {
  ...EMPTY_BUYER,
  kind: 'enterprise' as const,
  companyName: '上海示例科技有限公司',
  creditCode: '91350100M000100Y43',
  mobile: '13800000001',
};

describe('buyer form', () => {
  test('a complete person becomes a buyer without blanks around the name', () => {
    expect(buyerErrors(person)).toEqual({});
    expect(toBuyer(person)).toEqual({
      kind: 'personal',
      name: '林夏',
      idNumber: '11010519491231002X',
      mobile: '13800000001',
    });
  });

  test('a complete company becomes a buyer; the fields of a person do not matter', () => {
    expect(buyerErrors({ ...company, idNumber: '1' })).toEqual({});
    expect(toBuyer(company)).toEqual({
      kind: 'enterprise',
      name: '上海示例科技有限公司',
      creditCode: '91350100M000100Y43',
      mobile: '13800000001',
    });
  });

  test('an empty form misses exactly the fields of its kind', () => {
    expect(Object.keys(buyerErrors(EMPTY_BUYER))).toEqual(['personName', 'idNumber', 'mobile']);
    expect(Object.keys(buyerErrors({ ...EMPTY_BUYER, kind: 'enterprise' }))).toEqual([
      'companyName',
      'creditCode',
      'mobile',
    ]);
    expect(toBuyer(EMPTY_BUYER)).toBeNull();
  });

  test.each([
    ['11010519491231002', 'idNumber'],
    ['110105194912310021', 'idNumber'],
    ['11010519490231002X', 'idNumber'],
  ])('%s is no ID number', (idNumber, field) => {
    expect(Object.keys(buyerErrors({ ...person, idNumber }))).toEqual([field]);
  });

  test('a credit code with a wrong check character is refused', () => {
    expect(Object.keys(buyerErrors({ ...company, creditCode: '91350100M000100Y44' }))).toEqual(['creditCode']);
  });

  test.each([
    ['林', false],
    ['林夏', true],
    ['林'.repeat(30), true],
    ['林'.repeat(31), false],
  ])('a name of this length: %s', (personName, isGood) => {
    expect('personName' in buyerErrors({ ...person, personName })).toBe(!isGood);
  });

  test('a complete number is checked at once, others when their field was left', () => {
    const form = { ...person, personName: '', idNumber: '110105194912310021', mobile: '138' };
    const ripe = (isLeft: boolean) =>
      (['personName', 'idNumber', 'mobile'] as const).filter((field) => isRipe(form, field, isLeft));
    expect(ripe(false)).toEqual(['idNumber']);
    expect(ripe(true)).toEqual(['idNumber', 'mobile']);
  });

  test('a pasted credit code loses blanks and becomes capitals', () => {
    expect(cleanCode(' 9135-0100-m000-100y-43-99')).toBe('91350100M000100Y43');
  });
});

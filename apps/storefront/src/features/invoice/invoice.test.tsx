import type { InvoiceDraftData } from '@voltfront/contract';
import { describe, expect, test } from 'vitest';
import { checkValues, initialValues, isEmail, stillWrong, toBody } from './invoice-form-values';

const company = {
  taxNumber: '91350100M000100Y43',
  address: '上海市静安区南京西路 1 号',
  phone: '021-60000000',
  bank: '招商银行上海静安支行',
  bankAccount: '6214830112340000',
};
const draft = (changes: Partial<InvoiceDraftData> = {}): InvoiceDraftData => ({
  orderNo: 'VO261120183000482913',
  modelName: '01',
  versionName: 'Pro',
  cutout: '/assets/models/YL01.webp',
  amountFen: 22_990_000,
  state: 'returned',
  reason: '银行账号与开户行不符',
  wrongFields: ['bankAccount'],
  issued: null,
  file: null,
  email: null,
  mailsLeft: 0,
  reissue: null,
  buyer: { kind: 'enterprise', name: '云栖科技有限公司', maskedNumber: '9135**********0Y43' },
  company,
  contact: { email: 'a@example.com', mobile: '13812345678' },
  vin: 'LZ0EV30A0TB000042',
  netFen: 20_345_133,
  taxFen: 2_644_867,
  taxPercent: 13,
  amountWords: '贰拾贰万玖仟玖佰元整',
  seller: '销售方',
  dateAt: 1,
  ...changes,
});

describe('the data of an application', () => {
  test('begins with what was entered, and marks what is wrong until it changes', () => {
    const returned = draft();
    const values = initialValues(returned);
    expect(values).toMatchObject({ ...company, email: 'a@example.com' });
    expect(checkValues(returned, values)).toEqual({});
    expect(Object.keys(stillWrong(returned, values))).toEqual(['bankAccount']);
    expect(stillWrong(returned, { ...values, bankAccount: '6214830112345678' })).toEqual({});
  });

  test('of a company is whole, of a person only where it is sent', () => {
    const blank = {
      ...initialValues(draft()),
      taxNumber: '91350100M000100Y44',
      bank: '',
      bankAccount: 'abc',
      email: 'x',
    };
    expect(Object.keys(checkValues(draft(), blank)).sort()).toEqual(['bank', 'bankAccount', 'email', 'taxNumber']);
    const person = draft({ company: null });
    expect(Object.keys(checkValues(person, { ...blank, mobile: '123' })).sort()).toEqual(['email', 'mobile']);
    expect(toBody(person, blank).company).toBeNull();
    expect(toBody(draft(), { ...initialValues(draft()), taxNumber: ' 91350100m000100y43 ' }).company?.taxNumber).toBe(
      company.taxNumber,
    );
  });

  test.each([
    ['a@example.com', true],
    [' a@example.com ', true],
    ['a@example', false],
    ['a b@example.com', false],
    ['', false],
  ])('%s as an address: %s', (text, isOne) => {
    expect(isEmail(text)).toBe(isOne);
  });
});

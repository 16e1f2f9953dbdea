import { t } from '@lingui/core/macro';
import type { BuyerData } from '@voltfront/contract';
import { isCreditCode } from '@voltfront/rules/validation/credit-code';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { idNumberError } from '@/ui';

/** Values of the buyer form. Both kinds are kept, so that switching loses nothing. */
export interface BuyerForm {
  kind: BuyerData['kind'];
  personName: string;
  idNumber: string;
  companyName: string;
  creditCode: string;
  mobile: string;
}

export type BuyerFieldName = Exclude<keyof BuyerForm, 'kind'>;
export type BuyerErrors = Partial<Record<BuyerFieldName, string>>;

export const EMPTY_BUYER: BuyerForm = {
  kind: 'personal',
  personName: '',
  idNumber: '',
  companyName: '',
  creditCode: '',
  mobile: '',
};

/** Characters of an identity number and of a credit code. */
const NUMBER_LENGTH = 18;

/** Fields of the kind in question, in the order shown. */
const buyerFields = ({ kind }: Pick<BuyerForm, 'kind'>): readonly BuyerFieldName[] =>
  kind === 'personal' ? ['personName', 'idNumber', 'mobile'] : ['companyName', 'creditCode', 'mobile'];

/** Cleans a typed or pasted credit code: no blanks, letters in capitals, at most 18 characters. */
export const cleanCode = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, NUMBER_LENGTH);

function nameError(name: string, maximum: number, missing: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return missing;
  if (length < 2) return t`至少 2 个字`;
  return length > maximum ? t`最多 ${maximum} 个字` : undefined;
}

function codeError(creditCode: string): string | undefined {
  if (!creditCode) return t`请填写统一社会信用代码`;
  if (creditCode.length < NUMBER_LENGTH) return t`统一社会信用代码应为 18 位`;
  return isCreditCode(creditCode) ? undefined : t`统一社会信用代码有误，请检查`;
}

function errorOf(form: BuyerForm, field: BuyerFieldName): string | undefined {
  if (field === 'personName') return nameError(form.personName, 30, t`请填写姓名`);
  if (field === 'companyName') return nameError(form.companyName, 60, t`请填写企业名称`);
  if (field === 'idNumber') return idNumberError(form.idNumber);
  if (field === 'creditCode') return codeError(form.creditCode);
  if (!form.mobile) return t`请填写手机号`;
  return isMainlandPhone(form.mobile) ? undefined : t`请输入 11 位手机号`;
}

/** Everything that is wrong with the form, by field. Empty when it is complete. */
export function buyerErrors(form: BuyerForm): BuyerErrors {
  const errors: BuyerErrors = {};
  for (const field of buyerFields(form)) {
    const error = errorOf(form, field);
    if (error) errors[field] = error;
  }
  return errors;
}

/** A number or phone that has all its characters is checked while typing. */
const isComplete = (form: BuyerForm, field: BuyerFieldName): boolean =>
  field === 'mobile'
    ? form.mobile.length === 11
    : (field === 'idNumber' || field === 'creditCode') && form[field].length === NUMBER_LENGTH;

/** Whether a field's error shows before a try to submit: of a complete number at once, else when its field was left. */
export const isRipe = (form: BuyerForm, field: keyof BuyerForm, isLeft: boolean): boolean =>
  field !== 'kind' && (isComplete(form, field) || (isLeft && form[field] !== ''));

/** The buyer in the shape of the API; null while any field is invalid. */
export function toBuyer(form: BuyerForm): BuyerData | null {
  if (Object.keys(buyerErrors(form)).length > 0) return null;
  const { mobile } = form;
  return form.kind === 'personal'
    ? { kind: 'personal', name: form.personName.trim(), idNumber: form.idNumber, mobile }
    : { kind: 'enterprise', name: form.companyName.trim(), creditCode: form.creditCode, mobile };
}

import { t } from '@lingui/core/macro';
import type { InvoiceDraftData } from '@voltfront/contract';
import { isCreditCode } from '@voltfront/rules/validation/credit-code';
import type { FormErrors } from '@/ui';

/** What is entered; the company's fields are empty for a person. */
export interface InvoiceValues {
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  bankAccount: string;
  email: string;
  mobile: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Whether a text looks like an e-mail address; the server looks closer. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** The values to begin with: what was entered before, and what the order knows. */
export function initialValues({ company, contact }: InvoiceDraftData): InvoiceValues {
  const { taxNumber = '', address = '', phone = '', bank = '', bankAccount = '' } = company ?? {};
  return { taxNumber, address, phone, bank, bankAccount, ...contact };
}

const atLeast = (text: string, least: number, message: string) => (text.trim().length < least ? message : undefined);

/** Errors of a company's data. */
function companyErrors(values: InvoiceValues): FormErrors<InvoiceValues> {
  const errors: FormErrors<InvoiceValues> = {};
  const set = (field: keyof InvoiceValues, message: string | undefined) => {
    if (message) errors[field] = message;
  };
  set('taxNumber', isCreditCode(values.taxNumber.trim().toUpperCase()) ? undefined : t`请输入正确的 18 位税号`);
  set('address', atLeast(values.address, 4, t`请输入企业注册地址`));
  set('phone', atLeast(values.phone, 7, t`请输入企业电话`));
  set('bank', atLeast(values.bank, 4, t`请输入开户银行`));
  set('bankAccount', /^[\d\s]{8,30}$/.test(values.bankAccount.trim()) ? undefined : t`请输入 8 至 30 位银行账号`);
  return errors;
}

/** Everything that is wrong; `wrongFields` came back from the tax service and are marked until they change. */
export function checkValues(draft: InvoiceDraftData, values: InvoiceValues): FormErrors<InvoiceValues> {
  const errors = draft.company ? companyErrors(values) : {};
  if (!isEmail(values.email)) errors.email = t`请输入正确的邮箱`;
  if (!/^1\d{10}$/.test(values.mobile)) errors.mobile = t`请输入正确的手机号`;
  return errors;
}

/** The fields that were found wrong and are still as they were. */
export function stillWrong(draft: InvoiceDraftData, values: InvoiceValues): FormErrors<InvoiceValues> {
  const before = initialValues(draft);
  const same = draft.wrongFields.filter((field) => before[field] === values[field]);
  return Object.fromEntries(same.map((field) => [field, t`该项有误，请更正`]));
}

/** Body of the application. */
export function toBody({ orderNo, company }: InvoiceDraftData, values: InvoiceValues) {
  const { email, mobile, taxNumber, address, phone, bank, bankAccount } = values;
  const entered = { taxNumber: taxNumber.trim().toUpperCase(), address, phone, bank, bankAccount };
  return { orderNo, company: company ? entered : null, email: email.trim(), mobile };
}

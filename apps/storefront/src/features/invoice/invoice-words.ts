import { t } from '@lingui/core/macro';
import type { InvoiceItemData } from '@voltfront/contract';
import type { TagProps } from '@/ui';

type State = InvoiceItemData['state'];

/** Name of a state and the colour of its label. */
export function stateWords(state: State): { text: string; tone: TagProps['tone'] } {
  const words: Record<State, { text: string; tone: TagProps['tone'] }> = {
    open: { text: t`可申请`, tone: 'accent' },
    inIssue: { text: t`开具中`, tone: 'warning' },
    issued: { text: t`已开具`, tone: 'success' },
    returned: { text: t`被退回`, tone: 'danger' },
    redFlushed: { text: t`已红冲`, tone: 'neutral' },
  };
  return words[state];
}

/** Whether the data can be entered: before the first application, when it was returned, and after a red invoice. */
export const isEditable = (state: State): boolean => state !== 'inIssue' && state !== 'issued';

/** Name of a field that staff or the tax service found wrong. */
export function fieldName(field: InvoiceItemData['wrongFields'][number]): string {
  const names: Record<typeof field, string> = {
    taxNumber: t`税号`,
    address: t`企业地址`,
    phone: t`企业电话`,
    bank: t`开户银行`,
    bankAccount: t`银行账号`,
    email: t`收票邮箱`,
    mobile: t`联系手机`,
  };
  return names[field];
}

import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { InvoiceItemData } from '@voltfront/contract';
import { useState } from 'react';
import { queryClient } from '@/api';
import { dial } from '@/platform/external';
import { openPdf } from '@/platform/open-file';
import { modal, picture, toast } from '@/ui';

const KEYS: readonly unknown[] = ['GET /api/mporder/v1/invoices', 'GET /api/mporder/v1/invoice'];

/** Asks for the lists and pages of invoices again. */
export const refreshInvoices = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) => KEYS.includes(first) || (first === 'list' && KEYS.includes(second)),
  });

/** Opens the PDF of an issued invoice. */
export async function openInvoice(file: string | null): Promise<void> {
  if (!file || !(await openPdf(picture(file)))) toast(t`发票打开失败，请下拉刷新后重试`);
}

/** Actions of issued invoices: the file, the sheets for the e-mail and for another invoice. */
export function useInvoiceActions(refresh: () => Promise<unknown>) {
  const [sheet, setSheet] = useState<'mail' | 'reissue' | null>(null);
  const close = () => setSheet(null);
  return {
    sheet,
    open: setSheet,
    close,
    openFile: ({ file }: InvoiceItemData) => openInvoice(file),
    async reissue({ reissue }: InvoiceItemData) {
      if (reissue === 'self') return setSheet('reissue');
      const content = t`车辆已上牌，发票已用于登记，换开需由客服核实后办理`;
      if (await modal({ content, confirmText: t`致电客服` })) dial(brand.phoneDigits);
    },
    async done(words: string) {
      close();
      toast(words);
      await refresh();
    },
  };
}

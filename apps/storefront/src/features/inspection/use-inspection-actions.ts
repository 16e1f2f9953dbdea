import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ApiError, api, isTold } from '@/api';
import { modal, toast } from '@/ui';

/** Confirms the report or asks about it; a refused try was stale or says why, and the page loads again. */
export function useInspectionActions(orderNo: string, reload: () => Promise<unknown>) {
  const [busy, setBusy] = useState<'confirm' | 'ask' | null>(null);

  /** True when the work was done. */
  const run = async (key: 'confirm' | 'ask', work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(key);
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'refused' && error.message && !isTold(error)) toast(error.message);
      return false;
    } finally {
      await reload();
      setBusy(null);
    }
  };

  return {
    busy,
    confirm: async (revision: number) => {
      const content = t`确认后报告不可再提出疑问，并作为提车依据。确定车况无误吗？`;
      if (!(await modal({ title: t`确认验车报告`, content, cancelText: t`再看看` }))) return;
      const body = { orderNo, revision };
      await run('confirm', () => api('POST /api/mporder/v1/order/inspection/confirm', { body }), t`报告已确认`);
    },
    ask: (question: { itemKey: string; text: string; pictures: string[] }) => {
      const body = { orderNo, ...question };
      return run('ask', () => api('POST /api/mporder/v1/order/inspection/question', { body }), t`疑问已提交`);
    },
  };
}

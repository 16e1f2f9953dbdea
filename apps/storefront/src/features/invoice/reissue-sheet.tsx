import { t } from '@lingui/core/macro';
import type { InvoiceItemData } from '@voltfront/contract';
import { useState } from 'react';
import { ApiError, isTold, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { Button, Popup, Text, TextArea, toast } from '@/ui';
import styles from './invoice.module.css';

export interface ReissueSheetProps {
  item: InvoiceItemData | undefined;
  isOpen: boolean;
  onClose: () => void;
  onDone: (words: string) => Promise<void>;
}

const SHORTEST = 2;

/** Asks for another invoice with a reason: the issued one is cancelled, then the data can be changed. */
export function ReissueSheet({ item, isOpen, onClose, onDone }: ReissueSheetProps) {
  const [reason, setReason] = useState('');
  const reissue = useApiMutation('POST /api/mporder/v1/invoice/reissue');
  const send = async () => {
    if (!item) return;
    const { orderNo } = item;
    try {
      await reissue.mutateAsync({ orderNo, reason: reason.trim() });
      await onDone(t`原发票已红冲，请重新提交申请`);
      navigate('/pagesInvoice/preview/index', { orderNo });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.kind === 'refused' && !isTold(failure)) toast(failure.message);
    }
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`换开发票`}
      footer={
        <Button
          block
          loading={reissue.isPending}
          disabled={reason.trim().length < SHORTEST}
          onClick={() => void send()}
        >
          {t`红冲并重新申请`}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <Text size="small" tone="secondary">{t`换开会红冲作废原发票，红冲后不可恢复；购车人与金额以订单为准。`}</Text>
        <TextArea
          label={t`换开原因`}
          value={reason}
          onChange={setReason}
          maxLength={200}
          placeholder={t`例如：企业信息填写有误`}
        />
      </div>
    </Popup>
  );
}

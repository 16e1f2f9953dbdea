import { DownloadOutlined } from '@ant-design/icons';
import type { BodyInputOf } from '@voltfront/contract';
import { App, Button } from 'antd';
import { useState } from 'react';
import { call } from '../api/call';
import { useTexts } from '../texts/texts';

/** Calls that answer with the address of a file. */
type FileKey =
  | 'POST /api/mpmkt/v1/staff/activity/signUps/export'
  | 'POST /api/mpmkt/v1/staff/testDrive/leads/export'
  | 'POST /api/mporder/v1/staff/orders/export'
  | 'POST /api/mporder/v1/staff/refunds/export'
  | 'POST /api/mporder/v1/staff/payments/export'
  | 'POST /api/mporder/v1/staff/invoices/export'
  | 'POST /api/mporder/v1/staff/reconciliation/days/export'
  | 'POST /api/mporder/v1/staff/reconciliation/export';

/** Fetches the filtered list as a CSV file. */
export function ExportButton({ file, query }: { file: FileKey; query: Record<string, string> }) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const { address, mostLines } = await call(file, { body: query as BodyInputOf<FileKey> });
      const link = document.createElement('a');
      link.href = address;
      link.download = '';
      link.click();
      message.info(t('exportHint', { n: mostLines }));
    } catch (error) {
      message.error((error instanceof Error && error.message) || t('offline'));
    }
    setBusy(false);
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void fetchFile()}>
      {t('exportCsv')}
    </Button>
  );
}

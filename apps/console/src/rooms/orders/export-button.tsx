import { DownloadOutlined } from '@ant-design/icons';
import type { BodyInputOf } from '@voltfront/contract';
import { App, Button } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';

/** Fetches the filtered orders as a CSV file. */
export function ExportButton({ query }: { query: Record<string, string> }) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const body = query as BodyInputOf<'POST /api/mporder/v1/staff/orders/export'>;
      const { address, mostLines } = await call('POST /api/mporder/v1/staff/orders/export', { body });
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

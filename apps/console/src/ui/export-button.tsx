import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts/texts';

/** Address of a file that was asked for, and how many lines it has at most. */
interface Exported {
  address: string;
  mostLines: number;
}

/** Fetches what a list shows as a CSV file. */
export function ExportButton({ ask }: { ask: () => Promise<Exported> }) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const { address, mostLines } = await ask();
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

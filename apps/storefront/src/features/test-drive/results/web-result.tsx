import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { useState } from 'react';
import { api } from '@/api';
import { downloadAddress } from '@/features/download/share-query';
import { navigate } from '@/navigation';
import { canOpenApp, openApp, openScheme } from '@/platform/open-app';
import { Button, Cell, CellGroup, QrCode, Section, Stack, Text, toast } from '@/ui';
import { driveStateName } from '../drive-words';
import styles from './web-result.module.css';

const DOWNLOAD = '/pages/download/index';
const RESULT = '/pagesActivity/testDrive/result';

/** Opens the result in the mini-program, or in the app; without the app its download page. */
function useOpen(key: string) {
  const [busy, setBusy] = useState<'mini' | 'app' | null>(null);
  const openMini = async () => {
    setBusy('mini');
    const query = { path: RESULT, query: `key=${encodeURIComponent(key)}` };
    const scheme = await api('GET /api/mpaccount/v1/platform/getUrlscheme', { query }).then(
      (answer) => answer.scheme,
      () => null,
    );
    if (scheme === null || (await openScheme(scheme)) === 'failed') toast(t`未能打开小程序，请扫描二维码`);
    setBusy(null);
  };
  const openOurApp = async () => {
    setBusy('app');
    if ((await openApp(`${RESULT}?key=${encodeURIComponent(key)}`)) === 'failed') navigate(DOWNLOAD);
    setBusy(null);
  };
  return { busy, openMini, openOurApp };
}

/** A slip of paper: number, store and promise; under it the code and the ways into the app. */
export function WebResult({ drive }: { drive: TestDriveData }) {
  const { driveNo, key, channel, store, model, details, state, contact } = drive;
  const { busy, openMini, openOurApp } = useOpen(key);
  const wish = details.find(({ id }) => id === 'wish');
  return (
    <>
      <div className={styles.slip} role="status">
        <div className={styles.done}>{state === 'submitted' ? t`提交成功` : driveStateName(state)}</div>
        <Text size="small" tone="secondary">
          {channel.promise}
        </Text>
        <div className={styles.number}>{driveNo}</div>
      </div>
      <CellGroup inset>
        <Cell title={t`车型`} value={model.name} />
        {store && <Cell title={t`门店`} value={store.name} />}
        {wish && <Cell title={wish.label} value={wish.text} />}
        <Cell title={t`联系方式`} value={`${contact.name} ${contact.mobile}`} />
      </CellGroup>
      <Section pad="l" label={t`随时查看进度`}>
        <div className={styles.code}>
          <QrCode text={downloadAddress(DOWNLOAD)} size="medium" label={t`打开小程序或 App 的二维码`} />
          <Text size="small" tone="secondary">{t`长按保存二维码，用小程序或 App 查看进度`}</Text>
        </div>
        <Stack gap={2}>
          {canOpenApp('mini') && (
            <Button block loading={busy === 'mini'} onClick={() => void openMini()}>
              {t`打开小程序`}
            </Button>
          )}
          {canOpenApp() && (
            <Button block variant="secondary" loading={busy === 'app'} onClick={() => void openOurApp()}>
              {t`打开 App`}
            </Button>
          )}
          <Button block variant="text" onClick={() => navigate(DOWNLOAD)}>
            {t`下载 App`}
          </Button>
        </Stack>
      </Section>
    </>
  );
}

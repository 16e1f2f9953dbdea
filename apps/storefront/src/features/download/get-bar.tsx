import { t } from '@lingui/core/macro';
import { copyText } from '@/platform/clipboard';
import { BottomBar, Button, QrCode, toast } from '@/ui';
import styles from './get-bar.module.css';
import { downloadAddress } from './share-query';
import { APP_PLATFORMS, type AppPlatform, type AppVersionData } from './types';
import { useGetApp } from './use-get-app';
import { storeWords } from './words';

/** On a phone: the one button that gets the app. */
export function GetBar({ version, platform }: { version: AppVersionData; platform: AppPlatform }) {
  const { isTrying, get } = useGetApp(version);
  return (
    <BottomBar>
      <Button block icon="download" loading={isTrying} onClick={() => void get(platform)}>
        {platform === 'android' ? t`下载安装包` : t`前往 ${storeWords(platform)}`}
      </Button>
    </BottomBar>
  );
}

/** On a computer: a code for the phone, and every store's page. */
export function ScanCard({ version }: { version: AppVersionData }) {
  const { get } = useGetApp(version);
  return (
    <div className={styles.card}>
      <QrCode text={downloadAddress('/pages/download/index')} size="medium" label={t`下载页二维码`} />
      <div className={styles.title}>{t`手机扫码下载`}</div>
      <div className={styles.stores}>
        {APP_PLATFORMS.map((platform) => (
          <Button key={platform} variant="text" size="small" onClick={() => void get(platform)}>
            {storeWords(platform)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** In a mini-program: the link to be opened in a browser. */
export function CopyBar({ path }: { path: string }) {
  const copy = async () =>
    toast((await copyText(downloadAddress(path))) ? t`下载链接已复制，请在浏览器中打开` : t`复制失败，请稍后重试`);
  return (
    <BottomBar>
      <Button block icon="link" onClick={() => void copy()}>
        {t`复制下载链接`}
      </Button>
    </BottomBar>
  );
}

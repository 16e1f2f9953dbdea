import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWebAddress } from '@/features/documents/use-web-address';
import { inScheme } from '@/features/documents/web-address';
import { answerWebMessage } from '@/features/documents/web-messages';
import { back, useParams } from '@/navigation';
import { Page } from '@/page';
import { copyText } from '@/platform/clipboard';
import { openExternal } from '@/platform/external';
import { WebViewFrame } from '@/platform/web-view';
import { useAppearance } from '@/session';
import { Button, EmptyState, ErrorState, Icon, toast } from '@/ui';
import styles from './index.module.css';

/** A web page inside the app: own hosts at once, others after a notice, anything but https not at all. */
export default function WebViewPage() {
  const { src, title: givenTitle } = useParams('/pages/webview/index');
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const address = useWebAddress(src);
  const title = ownTitle ?? givenTitle ?? (address?.kind === 'foreign' ? address.host : t`网页`);
  return (
    <Page route="/pages/webview/index" title={title} plain className={styles.page}>
      {address === null && <Progress />}
      {address?.kind === 'own' && <OwnPage key={address.url} url={address.url} title={title} onTitle={setOwnTitle} />}
      {address?.kind === 'foreign' && <LeavingNotice url={address.url} host={address.host} />}
      {address?.kind === 'unsafe' && (
        <EmptyState
          title={t`无法打开该网页`}
          desc={t`地址缺失或不安全，仅支持 https 网页`}
          btnText={t`返回`}
          onAction={() => back()}
        />
      )}
    </Page>
  );
}

type LoadState = 'loading' | 'ready' | 'failed';

function OwnPage({ url, title, onTitle }: { url: string; title: string; onTitle: (title: string | null) => void }) {
  const [state, setState] = useState<LoadState>('loading');
  const { isDark } = useAppearance();
  if (state === 'failed') return <ErrorState onRetry={() => setState('loading')} />;
  return (
    <div className={styles.frame}>
      {state === 'loading' && <Progress />}
      <WebViewFrame
        url={inScheme(url, isDark)}
        title={title}
        onLoad={(loadedTitle) => {
          setState('ready');
          onTitle(loadedTitle);
        }}
        onFail={() => setState('failed')}
        onMessage={answerWebMessage}
      />
    </div>
  );
}

const Progress = () => <div className={styles.progress} role="progressbar" aria-label={t`正在加载网页`} />;

function LeavingNotice({ url, host }: { url: string; host: string }) {
  const leave = async () => {
    const outcome = await openExternal(url);
    if (outcome === 'copied') toast(t`链接已复制，请在浏览器中打开`);
  };
  const copy = async () => toast((await copyText(url)) ? t`链接已复制` : t`复制失败，请重试`);
  return (
    <div className={styles.notice}>
      <Icon name="shield" size={48} className={styles.shield} />
      <div className={styles.heading}>{t`即将离开`}</div>
      <div className={styles.text}>{t`您将访问外部网站，请注意保护个人信息与财产安全`}</div>
      <div className={styles.host}>{host}</div>
      <Button block onClick={leave}>
        {t`继续访问`}
      </Button>
      <Button block variant="text" onClick={copy}>
        {t`复制链接`}
      </Button>
    </div>
  );
}

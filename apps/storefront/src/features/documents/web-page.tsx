import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { back, type RoutePath } from '@/navigation';
import { Page } from '@/page';
import { copyText } from '@/platform/clipboard';
import { isInContainer } from '@/platform/container';
import { openExternal } from '@/platform/external';
import type { ShareContent } from '@/platform/share';
import { WebViewFrame } from '@/platform/web-view';
import { useAppearance } from '@/session';
import { Button, EmptyState, ErrorState, Icon, toast } from '@/ui';
import { useTokenAddress } from './use-token-address';
import { useWebAddress } from './use-web-address';
import { inScheme } from './web-address';
import { answerWebMessage } from './web-messages';
import styles from './web-page.module.css';

export interface WebPageProps {
  route: RoutePath;
  src: string | undefined;
  /** Shown until the page tells its own title. */
  title: string | undefined;
  /** Title without either. */
  usualTitle: string;
  /** Hosts of others: a notice before leaving, or not at all. */
  foreign: 'ask' | 'refuse';
  /** A page of an own host learns who looks, by a token of some minutes. */
  hasToken?: boolean;
  /** The app container opens own hosts by itself. */
  isNativeInContainer?: boolean;
  /** What is shared, until the page inside says something else. Left out: the page itself, by its address. */
  card?: ShareContent;
  /** Messages of the page inside change the card instead of sharing at once. */
  keepsCard?: boolean;
}

/** A web page inside the app: own hosts at once, others after a notice or not at all, anything but https never. */
export function WebPage(props: WebPageProps) {
  const { route, src, title: given, usualTitle, foreign, hasToken, isNativeInContainer, keepsCard } = props;
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const [card, setCard] = useState(props.card);
  const address = useWebAddress(src);
  const isForeignAsked = address?.kind === 'foreign' && foreign === 'ask';
  const title = ownTitle ?? given ?? (isForeignAsked ? address.host : usualTitle);
  const isNative = isNativeInContainer === true && isInContainer() && address?.kind === 'own' && !address.isServer;
  const nativeUrl = isNative ? address.url : null;
  useEffect(() => {
    if (nativeUrl === null) return;
    void openExternal(nativeUrl);
    back();
  }, [nativeUrl]);
  return (
    <Page route={route} title={title} plain className={styles.page} {...(card && { share: () => card })}>
      {(address === null || isNative) && <Progress />}
      {address?.kind === 'own' && !isNative && (
        <OwnPage
          key={address.url}
          url={address.url}
          hasToken={hasToken === true && !address.isServer}
          title={title}
          onTitle={setOwnTitle}
          onCard={keepsCard ? setCard : undefined}
        />
      )}
      {isForeignAsked && <LeavingNotice url={address.url} host={address.host} />}
      {address?.kind === 'foreign' && !isForeignAsked && (
        <EmptyState
          title={t`链接不可访问`}
          desc={t`仅支持打开官方活动页面`}
          btnText={t`返回`}
          onAction={() => back()}
        />
      )}
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

interface OwnPageProps {
  url: string;
  hasToken: boolean;
  title: string;
  onTitle: (title: string | null) => void;
  onCard: ((card: ShareContent) => void) | undefined;
}

function OwnPage({ url, hasToken, title, onTitle, onCard }: OwnPageProps) {
  const [state, setState] = useState<LoadState>('loading');
  const { isDark } = useAppearance();
  const address = useTokenAddress(url, hasToken);
  if (state === 'failed') return <ErrorState onRetry={() => setState('loading')} />;
  return (
    <div className={styles.frame}>
      {(state === 'loading' || address === null) && <Progress />}
      {address !== null && (
        <WebViewFrame
          url={inScheme(address, isDark)}
          title={title}
          onLoad={(loadedTitle) => {
            setState('ready');
            onTitle(loadedTitle);
          }}
          onFail={() => setState('failed')}
          onMessage={(message) => answerWebMessage(message, onCard)}
        />
      )}
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

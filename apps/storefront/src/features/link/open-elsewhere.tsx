import { t } from '@lingui/core/macro';
import { brand, logoDataUri } from '@voltfront/brand';
import { type CSSProperties, useState } from 'react';
import { isRoutePath, openAddress, relaunch } from '@/navigation';
import { copyText } from '@/platform/clipboard';
import { isWeb } from '@/platform/environment';
import { canOpenApp } from '@/platform/open-app';
import { Button, CornerGuide, toast } from '@/ui';
import styles from './link.module.css';
import type { OpenLink } from './use-short-link';
import { useWays, type Way } from './use-ways';

/** Download page of the app; it may not be part of this build. */
const DOWNLOAD = '/pages/download/index';

/** A mask, since mini-programs draw no SVG in image elements. */
const MARK = {
  backgroundColor: brand.colours.accentText,
  '--mark': `url("${logoDataUri(brand.logo.markSvg)}")`,
} as CSSProperties;

/** A page that this platform does not have, and the ways to where it opens. */
export function OpenElsewhere({ token, link }: { token: string; link: OpenLink }) {
  const { ways, busy, hasFailed, open } = useWays(token, link);
  const [isGuideOpen, setGuideOpen] = useState(false);
  const start = (way: Way) => (canOpenApp(way) ? void open(way) : setGuideOpen(true));
  const copy = async () => {
    const isCopied = await copyText(`${brand.hosts.h5}/${token}`);
    toast(isCopied ? t`链接已复制，请粘贴到浏览器中打开` : t`复制失败，请稍后再试`);
  };
  return (
    <div className={styles.elsewhere}>
      <div className={styles.tile} style={{ backgroundColor: brand.colours.accent }}>
        <div className={styles.mark} style={MARK} />
      </div>
      <div className={styles.title}>{link.title}</div>
      <div className={styles.text}>{placesText(ways)}</div>
      <div className={styles.actions}>
        {isWeb &&
          ways.map((way, at) => (
            <Button
              key={way}
              block
              variant={at === 0 ? 'primary' : 'secondary'}
              loading={busy === way}
              onClick={() => start(way)}
            >
              {way === 'app' ? t`打开${brand.appName}` : t`打开微信小程序`}
            </Button>
          ))}
        {!isWeb && (
          <Button block onClick={() => void copy()}>
            {t`复制链接`}
          </Button>
        )}
        {isWeb && ways.includes('app') && isRoutePath(DOWNLOAD) && (
          <Button block variant={hasFailed ? 'soft' : 'text'} onClick={() => openAddress(DOWNLOAD)}>
            {hasFailed ? t`未能打开，去下载 App` : t`还没有安装？下载 App`}
          </Button>
        )}
        <Button block variant="text" onClick={() => relaunch('/')}>
          {t`返回首页`}
        </Button>
      </div>
      <CornerGuide isOpen={isGuideOpen} onClose={() => setGuideOpen(false)} title={t`请在浏览器中打开`}>
        <div>{t`点击右上角“···”`}</div>
        <div>{t`选择“在浏览器打开”，即可打开 App`}</div>
      </CornerGuide>
    </div>
  );
}

function placesText(ways: readonly Way[]): string {
  if (ways.length === 2) return t`该内容需要在 App 或微信小程序中查看`;
  if (ways[0] === 'app') return t`该内容需要在 App 中查看`;
  return ways[0] === 'mini' ? t`该内容需要在微信小程序中查看` : t`当前平台暂不支持查看该内容`;
}

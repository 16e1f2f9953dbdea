import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { track } from '@/platform/analytics';
import { type ShareContent, webLink } from '@/platform/share';
import { IconButton } from '../button/icon-button';
import { QrCode } from '../content/qr-code';
import { lazySheet } from '../overlay/lazy-sheet';
import { Popup } from '../overlay/popup';
import type { PosterPlan } from '../poster/poster-plan';
import { PosterSheet } from '../poster/poster-sheet';
import styles from './share-sheet.module.css';
import { ShareWays } from './share-ways';

const CornerGuide = lazySheet(() => import('../overlay/corner-guide').then((file) => file.CornerGuide));

/** Ways to pass something on: the platform's own sheet or card, the link (or code) on the clipboard, a poster, a QR code. */
export type ShareWay = 'send' | 'copy' | 'poster' | 'code';

export interface ShareSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Content to share. In mini-programs the card is what the page gave to `useShareContent`: give both the same. */
  content: ShareContent;
  /** Default: 分享给好友. */
  title?: string;
  /** Over the ways: what is shared, such as a share code. */
  children?: ReactNode;
  /** Offers a poster; keep the same object while nothing changes. */
  poster?: PosterPlan;
  /** Text of the QR code. Default: the link, on the web; `null`: no code. */
  codeText?: string | null;
  /** Copied where there are no links (mini-programs), such as a share code with its name; left out: no copying there. */
  copyText?: string;
  /** Something was passed on, or at least opened. */
  onShared?: (way: ShareWay) => void;
}

/** The ways to pass something on that this platform has. */
export function ShareSheet(props: ShareSheetProps) {
  const { isOpen, onClose, content, title = t`分享给好友`, children, poster, onShared } = props;
  const [view, setView] = useState<'ways' | 'poster' | 'code' | 'guide'>('ways');
  const link = webLink(content.address);
  const codeText = props.codeText === undefined ? link : props.codeText;
  const close = () => {
    onClose();
    setView('ways');
  };
  const tell = (way: ShareWay) => {
    track('share', { way });
    onShared?.(way);
  };
  const open = (next: 'poster' | 'code') => {
    setView(next);
    tell(next);
  };
  const wayBack = <IconButton icon="back" label={t`返回`} onClick={() => setView('ways')} />;
  if (view === 'poster' && poster) {
    const name = content.title;
    return <PosterSheet isOpen={isOpen} onClose={close} plan={poster} label={name} saveName={name} left={wayBack} />;
  }
  if (view === 'guide') {
    return (
      <CornerGuide isOpen={isOpen} onClose={close} title={t`点击右上角分享`}>
        {t`选择“发送给朋友”或“分享到朋友圈”`}
      </CornerGuide>
    );
  }
  const isCode = view === 'code' && codeText;
  return (
    <Popup isOpen={isOpen} onClose={close} title={isCode ? t`扫码查看` : title} left={isCode && wayBack}>
      {isCode ? (
        <div className={styles.code}>
          <QrCode text={codeText} size="medium" label={t`${content.title}的二维码`} />
          <div className={styles.codeNote}>{t`请对方用手机扫一扫`}</div>
        </div>
      ) : (
        <>
          {children && <div className={styles.content}>{children}</div>}
          <ShareWays
            content={content}
            copied={link ?? props.copyText}
            isLink={link !== null}
            onPoster={poster && (() => open('poster'))}
            onCode={codeText ? () => open('code') : undefined}
            onGuide={() => {
              setView('guide');
              onShared?.('send');
            }}
            onDone={(way) => {
              tell(way);
              close();
            }}
          />
        </>
      )}
    </Popup>
  );
}

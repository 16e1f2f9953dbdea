import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { back, canGoBack, relaunch } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { IconButton, NavBar } from '@/ui';
import { shareText } from './article-share';

export interface ShareBarProps {
  title: string;
  /** What is shared; undefined while there is nothing. */
  share: (() => ShareContent) | undefined;
}

/** The bar of a page that is passed on. */
export function ShareBar({ title, share }: ShareBarProps) {
  const [hasBack] = useState(canGoBack);
  return (
    <NavBar
      title={title}
      onBack={hasBack ? () => back() : undefined}
      onHome={() => relaunch('/')}
      right={share && <IconButton icon="share" size={20} label={t`分享`} onClick={() => void shareText(share())} />}
    />
  );
}

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { back, canGoBack, relaunch } from '@/navigation';
import { IconButton, NavBar } from '@/ui';

/** The bar of a page that can be shared; `onShare` left out while there is nothing to share. */
export function StoryBar({ title, onShare }: { title: string; onShare?: () => void }) {
  const [hasBack] = useState(canGoBack);
  return (
    <NavBar
      title={title}
      onBack={hasBack ? () => back() : undefined}
      onHome={() => relaunch('/')}
      right={onShare && <IconButton icon="share" size={20} label={t`分享`} onClick={onShare} />}
    />
  );
}

import { t } from '@lingui/core/macro';
import type { TabKeyData } from '@voltfront/contract';
import { type MutableRefObject, useState } from 'react';
import { pageAction } from '@/navigation';
import { Icon, pressable } from '@/ui';
import { Banners } from './banners';
import styles from './feed.module.css';
import { type FeedHandle, FeedPanel } from './feed-panel';
import { FollowPanel } from './follow-panel';
import { WelfareBubble } from './welfare-bubble';

export interface CommunityFeedProps {
  tabs: readonly { key: TabKeyData; label: string }[];
  active: TabKeyData;
  handle: MutableRefObject<FeedHandle | null>;
}

/** The tabs that were opened, the active one visible. */
export function CommunityFeed({ tabs, active, handle }: CommunityFeedProps) {
  const [opened, setOpened] = useState<ReadonlySet<TabKeyData>>(new Set());
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  return (
    <>
      {tabs
        .filter(({ key }) => opened.has(key) || key === active)
        .map(({ key, label }) => {
          const props = { tab: key, label, isActive: key === active, handle };
          if (key === 'follow') return <FollowPanel key={key} {...props} />;
          return <FeedPanel key={key} {...props} head={<PanelHead tab={key} label={label} />} />;
        })}
      <WelfareBubble />
    </>
  );
}

/** Banners above what is recommended; above one model's cards the way to its own page. */
function PanelHead({ tab, label }: { tab: TabKeyData; label: string }) {
  if (tab === 'recommend') return <Banners />;
  const open = tab === 'aggregated' ? pageAction('/pagesCommunity/aggregatedPage') : undefined;
  if (!open) return null;
  return (
    <div className={styles.entry} {...pressable(open)}>
      {t`进入${label}专区`}
      <Icon name="chevron-right" size={16} />
    </div>
  );
}

import type { TabKeyData } from '@voltfront/contract';
import { type MutableRefObject, useState } from 'react';
import { Banners } from './banners';
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
          return <FeedPanel key={key} {...props} head={key === 'recommend' && <Banners />} />;
        })}
      <WelfareBubble />
    </>
  );
}

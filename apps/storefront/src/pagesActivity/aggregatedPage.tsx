import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiQuery } from '@/api';
import { StoryBar } from '@/features/brand-story/story-bar';
import { LayoutBlocks } from '@/features/layout/layout-blocks';
import { layoutShare } from '@/features/layout/layout-share';
import { layoutSubject } from '@/features/layout/layout-subject';
import { relaunch, useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { ShareSheet, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/aggregatedPage';

/** 活动专区: campaigns, as operators lay them out. */
export default function CampaignsPage() {
  const { kind } = useParams(ROUTE);
  const [isSharing, setSharing] = useState(false);
  const articles = useRef(null);
  const query = useQuery(apiQuery('GET /api/mpmkt/v1/layout', { kind: 'campaigns', ...(kind && { slug: kind }) }));
  const layout = query.data;
  const share = layout && (() => layoutShare(ROUTE, layout));
  return (
    <Page
      route={ROUTE}
      title={layout?.title}
      subject={layoutSubject}
      queries={[query]}
      navBar={<StoryBar title={layout?.title ?? t`活动专区`} onShare={share && (() => setSharing(true))} />}
      skeleton={<Skeleton variant="feed" count={4} />}
      share={share}
    >
      {() =>
        layout &&
        share && (
          <>
            {layout.blocks.length === 0 && (
              <EmptyState
                type="article"
                title={t`活动暂时结束了`}
                desc={t`新的活动正在路上`}
                btnText={t`去首页`}
                onAction={() => relaunch('/')}
              />
            )}
            <LayoutBlocks layout={layout} articles={articles} />
            <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={share()} />
          </>
        )
      }
    </Page>
  );
}

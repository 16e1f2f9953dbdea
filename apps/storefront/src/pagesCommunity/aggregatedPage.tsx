import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiQuery } from '@/api';
import { StoryBar } from '@/features/brand-story/story-bar';
import { LayoutBlocks } from '@/features/layout/layout-blocks';
import { layoutShare } from '@/features/layout/layout-share';
import { layoutSubject } from '@/features/layout/layout-subject';
import type { ArticlesHandle } from '@/features/layout/model-articles';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { ShareSheet, Skeleton } from '@/ui';

const ROUTE = '/pagesCommunity/aggregatedPage';

/** 车型专区: the community of one model. */
export default function ModelCommunityPage() {
  const { modelId, topic } = useParams(ROUTE);
  const [isSharing, setSharing] = useState(false);
  const articles = useRef<ArticlesHandle | null>(null);
  const query = useQuery(
    apiQuery('GET /api/mpmkt/v1/layout', { kind: 'community', ...(modelId && { slug: modelId }) }),
  );
  const layout = query.data;
  const share = layout && (() => layoutShare(ROUTE, layout));
  return (
    <Page
      route={ROUTE}
      title={layout?.title}
      subject={layoutSubject}
      queries={[query]}
      navBar={<StoryBar title={layout?.title ?? t`车型专区`} onShare={share && (() => setSharing(true))} />}
      onRefresh={() => Promise.all([query.refetch(), articles.current?.refresh()])}
      onReachBottom={() => articles.current?.loadMore()}
      skeleton={<Skeleton variant="feed" count={4} />}
      share={share}
    >
      {() =>
        layout &&
        share && (
          <>
            <LayoutBlocks key={layout.slug} layout={layout} articles={articles} topic={topic} />
            <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={share()} />
          </>
        )
      }
    </Page>
  );
}

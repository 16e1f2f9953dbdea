import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiQuery } from '@/api';
import { StoryBar } from '@/features/brand-story/story-bar';
import { CarHome, CarHomeBar } from '@/features/layout/car-home';
import { layoutShare } from '@/features/layout/layout-share';
import type { ArticlesHandle } from '@/features/layout/model-articles';
import { modelSubject } from '@/features/vehicle/models/model-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { ShareSheet, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/carAggregated';

/** 车型主页: everything about one model. */
export default function CarHomePage() {
  const { modelId } = useParams(ROUTE);
  const [isSharing, setSharing] = useState(false);
  const articles = useRef<ArticlesHandle | null>(null);
  const query = useQuery(apiQuery('GET /api/mpmkt/v1/layout', { kind: 'car', ...(modelId && { slug: modelId }) }));
  const layout = query.data;
  const model = layout?.model;
  const share = layout && (() => layoutShare(ROUTE, layout));
  return (
    <Page
      route={ROUTE}
      title={layout?.title}
      subject={modelSubject}
      queries={[query]}
      navBar={<StoryBar title={layout?.title ?? t`车型主页`} onShare={share && (() => setSharing(true))} />}
      onReachBottom={() => articles.current?.loadMore()}
      bottom={model && <CarHomeBar model={model} />}
      skeleton={<Skeleton variant="detail" />}
      share={share}
    >
      {() =>
        layout &&
        model &&
        share && (
          <>
            <CarHome key={layout.slug} layout={layout} model={model} articles={articles} />
            <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={share()} />
          </>
        )
      }
    </Page>
  );
}

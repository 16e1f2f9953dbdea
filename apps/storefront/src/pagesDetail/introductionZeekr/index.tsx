import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { StoryBar } from '@/features/brand-story/story-bar';
import { StoryScreen } from '@/features/brand-story/story-screen';
import { storyShare } from '@/features/brand-story/story-share';
import { Page } from '@/page';
import { ShareSheet, Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/introductionZeekr/index';

/** 品牌介绍. */
export default function BrandStoryPage() {
  const [isSharing, setSharing] = useState(false);
  const story = useQuery(apiQuery('GET /api/mpmkt/v1/brand/story'));
  const { data } = story;
  return (
    <Page
      route={ROUTE}
      plain
      queries={[story]}
      navBar={<StoryBar title={t`品牌介绍`} onShare={data && (() => setSharing(true))} />}
      skeleton={<Skeleton variant="detail" />}
      share={data && (() => storyShare(data))}
    >
      {() =>
        data && (
          <>
            <StoryScreen story={data} />
            <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={storyShare(data)} />
          </>
        )
      }
    </Page>
  );
}

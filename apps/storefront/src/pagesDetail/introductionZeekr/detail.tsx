import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { ChapterOffline, ChapterScreen } from '@/features/brand-story/chapter-screen';
import { StoryBar } from '@/features/brand-story/story-bar';
import { chapterShare } from '@/features/brand-story/story-share';
import { useReadingPlace } from '@/features/brand-story/use-reading-place';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { ShareSheet, Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/introductionZeekr/detail';
/** Chapter requested by a link without one: the server replies that it is not available, with the list of chapters. */
const NONE = 'none';

/** 品牌故事: one chapter. */
export default function ChapterPage() {
  const { chapterId = NONE } = useParams(ROUTE);
  const [isSharing, setSharing] = useState(false);
  const query = useQuery(apiQuery('GET /api/mpmkt/v1/brand/chapter', { chapterId }));
  const chapter = query.data?.state === 'published' ? query.data : undefined;
  useReadingPlace(chapterId, chapter !== undefined);
  return (
    <Page
      route={ROUTE}
      plain
      title={chapter?.title}
      queries={[query]}
      navBar={<StoryBar title={t`品牌故事`} onShare={chapter && (() => setSharing(true))} />}
      skeleton={<Skeleton variant="detail" />}
      share={chapter && (() => chapterShare(chapter))}
    >
      {() =>
        chapter ? (
          <>
            <ChapterScreen chapter={chapter} />
            <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={chapterShare(chapter)} />
          </>
        ) : (
          <ChapterOffline chapters={query.data?.state === 'offline' ? query.data.chapters : []} />
        )
      }
    </Page>
  );
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { StoryBar } from '@/features/brand-story/story-bar';
import { WhitePaperList } from '@/features/white-paper/white-paper-list';
import { WhitePaperReader } from '@/features/white-paper/white-paper-reader';
import { whitePaperShare } from '@/features/white-paper/white-paper-share';
import { whitePaperSubject } from '@/features/white-paper/white-paper-subject';
import { useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { ShareSheet, Skeleton } from '@/ui';

const ROUTE = '/pagesCommunity/whitePaper';

/** 白皮书: the list, or one paper where the address names it or there is no other. */
export default function WhitePaperPage() {
  const { id: named, chapter } = useParams(ROUTE);
  const [isSharing, setSharing] = useState(false);
  const [sharedChapter, setSharedChapter] = useState<string | null>(null);
  const list = useQuery({ ...apiQuery('GET /api/mpmkt/v1/whitePapers'), enabled: !named });
  const only = list.data?.length === 1 ? list.data[0]?.paperId : undefined;
  const id = named ?? only;
  const detail = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/whitePaper', { paperId: id ?? '' }),
    enabled: id !== undefined,
  });
  const paper = id === undefined ? undefined : detail.data;
  const share = (chapterId: string | null) => {
    setSharedChapter(chapterId);
    setSharing(true);
  };
  return (
    <Page
      route={ROUTE}
      plain={id !== undefined}
      title={paper?.title}
      subject={whitePaperSubject}
      queries={id === undefined ? [list] : [detail]}
      navBar={<StoryBar title={paper?.title ?? t`白皮书`} onShare={paper && (() => share(null))} />}
      skeleton={<Skeleton variant="detail" />}
      share={paper && (() => whitePaperShare(paper, null))}
    >
      {() =>
        paper ? (
          <>
            <WhitePaperReader key={paper.paperId} paper={paper} chapter={chapter} onShare={share} />
            <ShareSheet
              isOpen={isSharing}
              onClose={() => setSharing(false)}
              content={whitePaperShare(paper, sharedChapter)}
            />
          </>
        ) : list.data?.length ? (
          <WhitePaperList papers={list.data} />
        ) : (
          <EmptyState type="article" title={t`还没有发布白皮书`} desc={t`发布后可以在这里阅读`} />
        )
      }
    </Page>
  );
}

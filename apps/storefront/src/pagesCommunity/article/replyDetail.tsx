import { useQuery } from '@tanstack/react-query';
import { apiQuery, useApiList } from '@/api';
import { ThreadScreen } from '@/features/community/comments/thread-screen';
import { threadSubject } from '@/features/community/comments/thread-subject';
import { REPLIES, THREAD } from '@/features/community/community-cache';
import { useOwnView } from '@/features/community/use-own-view';
import { useParams } from '@/navigation';
import { foundNothing, Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesCommunity/article/replyDetail';

/** 回复详情: `id` is a comment's, or that of a reply, whose comment is shown then. */
export default function ReplyDetail() {
  const { id: commentId = '' } = useParams(ROUTE);
  const thread = useQuery({ ...apiQuery(THREAD, { commentId }), enabled: commentId !== '' });
  const parentId = thread.data?.comment.commentId ?? '';
  const replies = useApiList(REPLIES, { commentId: parentId }, { enabled: parentId !== '' });
  useOwnView([THREAD, REPLIES]);
  const isGone = commentId === '' || foundNothing(thread);
  return (
    <Page
      route={ROUTE}
      plain
      subject={threadSubject}
      isMissing={isGone}
      queries={[thread]}
      onRefresh={() => Promise.all([thread.refetch(), replies.refresh()])}
      hasBottomBar
      onReachBottom={replies.loadMore}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => thread.data && <ThreadScreen thread={thread.data} replies={replies} />}
    </Page>
  );
}

import { t } from '@lingui/core/macro';
import { type MutableRefObject, useEffect } from 'react';
import { goToLogin } from '@/navigation';
import { EmptyState } from '@/page';
import { useSession } from '@/session';
import { cx } from '@/ui';
import styles from './feed.module.css';
import { type FeedHandle, FeedPanel, type FeedPanelProps } from './feed-panel';
import { SuggestedAuthors } from './suggested-authors';

/** 关注: articles of authors one follows; visitors are asked to log in, and an empty list suggests authors. */
export function FollowPanel(props: FeedPanelProps) {
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return <VisitorPanel {...props} />;
  return <FeedPanel {...props} empty={(feed) => <SuggestedAuthors onDone={feed.refresh} />} />;
}

const NOTHING: FeedHandle = { refresh: async () => undefined, loadMore: () => undefined };

function VisitorPanel({ isActive, handle, label }: FeedPanelProps) {
  useNoList(isActive, handle);
  return (
    <div className={cx(styles.panel, !isActive && styles.hidden)} role="tabpanel" aria-label={label}>
      <EmptyState
        type="follow"
        title={t`登录后查看关注的动态`}
        desc={t`关注感兴趣的车主，不错过他们的每一次分享`}
        btnText={t`去登录`}
        onAction={() => goToLogin()}
      />
    </div>
  );
}

function useNoList(isActive: boolean, handle: MutableRefObject<FeedHandle | null>): void {
  useEffect(() => {
    if (isActive) handle.current = NOTHING;
  }, [isActive, handle]);
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { AuthorData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { EmptyState } from '@/page';
import { Avatar, Button, Skeleton, Text } from '@/ui';
import { SUGGESTED } from '../community-cache';
import { FollowButton } from '../follow-button';
import { PersonName } from '../person-name';
import styles from './suggested-authors.module.css';

/** Authors to follow for somebody who follows nobody yet. */
export function SuggestedAuthors({ onDone }: { onDone: () => Promise<unknown> }) {
  const { data: authors, isPending } = useQuery(apiQuery(SUGGESTED));
  if (isPending) return <Skeleton count={4} className={styles.skeleton} />;
  if (!authors || authors.length === 0) return <EmptyState type="follow" title={t`还没有关注的动态`} />;
  const hasFollowed = authors.some((author) => author.isFollowed);
  return (
    <div className={styles.suggested}>
      <div className={styles.head}>
        <Text size="title-3" weight="bold" leading="title-3" heading={2}>{t`先关注几位有趣的人`}</Text>
        <div className={styles.desc}>{t`他们的新分享会出现在这里`}</div>
      </div>
      <div className={styles.authors}>
        {authors.map((author) => (
          <Author key={author.authorId} author={author} />
        ))}
      </div>
      {hasFollowed && (
        <Button block className={styles.done} onClick={() => onDone()}>
          {t`查看关注的动态`}
        </Button>
      )}
    </div>
  );
}

function Author({ author }: { author: AuthorData }) {
  return (
    <div className={styles.author}>
      <Avatar src={author.avatar} name="" />
      <div className={styles.words}>
        <PersonName person={author} className={styles.name} />
        <Text size="small" tone="secondary" leading="small" oneLine>
          {author.bio}
        </Text>
      </div>
      <FollowButton author={author} />
    </div>
  );
}

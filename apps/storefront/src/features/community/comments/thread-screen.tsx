import { t } from '@lingui/core/macro';
import type { CommentThreadData, ReplyData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { truncateName } from '@voltfront/rules/format/truncate';
import type { ApiList } from '@/api';
import { EmptyState, ListFooter, useArrivals } from '@/page';
import { BottomBar, cx, Icon, linked, Picture, pressable, Text } from '@/ui';
import { openText } from '../open-text';
import { CommentArea } from './comment-area';
import { eachOnceAtEnd } from './comment-cache';
import { CommentLine } from './comment-item';
import styles from './thread-screen.module.css';

export interface ThreadScreenProps {
  thread: CommentThreadData;
  replies: ApiList<ReplyData>;
}

/** A comment under the line of its article, and every reply, oldest first. */
export function ThreadScreen({ thread: { comment, article, isClosed }, replies }: ThreadScreenProps) {
  const { commentId, replyCount, author } = comment;
  const shown = eachOnceAtEnd(replies.items);
  const arrival = useArrivals(shown.map((reply) => reply.commentId));
  const number = formatCount(replyCount);
  return (
    <CommentArea articleId={article.articleId} isClosed={isClosed}>
      {({ write }) => (
        <>
          <ArticleLine article={article} />
          <div className={styles.first}>
            <CommentLine comment={comment} parentId={commentId} />
          </div>
          <div className={styles.replies}>
            <Text size="title-3" weight="bold" leading="title-3" heading={2}>
              {replyCount > 0 ? t`全部 ${number} 条回复` : t`全部回复`}
            </Text>
            {shown.map((reply) => (
              <CommentLine
                key={reply.commentId}
                comment={reply}
                parentId={commentId}
                className={arrival(reply.commentId)}
              />
            ))}
            <ListFooter list={replies} empty={<NoReplies isClosed={isClosed} />} />
          </div>
          <BottomBar>
            <div
              className={cx(styles.input, isClosed && styles.closed)}
              {...pressable(isClosed ? undefined : () => write({ answered: comment, parentId: commentId }))}
            >
              {isClosed ? t`评论已关闭` : t`回复 @${truncateName(author.nickname)}`}
            </div>
          </BottomBar>
        </>
      )}
    </CommentArea>
  );
}

function ArticleLine({ article }: Pick<CommentThreadData, 'article'>) {
  const { title, cover } = article;
  return (
    <div className={styles.article} {...linked(openText(article))}>
      <Picture src={cover} width={40} aspect={1} alt="" round="card" className={styles.cover} />
      <span className={styles.title}>{title}</span>
      <Icon name="chevron-right" size={16} />
    </div>
  );
}

function NoReplies({ isClosed }: { isClosed: boolean }) {
  const desc = isClosed ? t`这里的评论已关闭` : t`来说第一句吧`;
  return <EmptyState type="message" title={t`还没有回复`} desc={desc} top={8} />;
}

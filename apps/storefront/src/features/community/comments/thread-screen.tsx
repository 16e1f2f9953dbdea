import { t } from '@lingui/core/macro';
import type { CommentThreadData, ReplyData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { truncateName } from '@voltfront/rules/format/truncate';
import type { ApiList } from '@/api';
import { pageAction } from '@/navigation';
import { EmptyState, ListFooter, useArrivals } from '@/page';
import { BottomBar, cx, Icon, linked, Picture, pressable, Text } from '@/ui';
import { ReportSheet } from '../report-sheet';
import { useReport } from '../use-report';
import { CommentContext } from './comment-actions';
import { eachOnceAtEnd } from './comment-cache';
import { CommentForm } from './comment-form';
import { CommentLine } from './comment-item';
import styles from './thread-screen.module.css';
import { useCommentForm } from './use-comment-form';

export interface ThreadScreenProps {
  thread: CommentThreadData;
  replies: ApiList<ReplyData>;
}

/** A comment under the line of its article, and every reply, oldest first. */
export function ThreadScreen({ thread: { comment, article, isClosed }, replies }: ThreadScreenProps) {
  const { articleId } = article;
  const { commentId, replyCount, author } = comment;
  const form = useCommentForm(articleId);
  const report = useReport();
  const shown = eachOnceAtEnd(replies.items);
  const arrival = useArrivals(shown.map((reply) => reply.commentId));
  const number = formatCount(replyCount);
  const answer = () => form.open({ answered: comment, parentId: commentId });
  const actions = {
    articleId,
    isClosed,
    answer: form.open,
    report: (reported: ReplyData) => report.open({ kind: 'comment', id: reported.commentId }),
  };
  return (
    <CommentContext.Provider value={actions}>
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
        <div className={cx(styles.input, isClosed && styles.closed)} {...pressable(isClosed ? undefined : answer)}>
          {isClosed ? t`评论已关闭` : t`回复 @${truncateName(author.nickname)}`}
        </div>
      </BottomBar>
      <CommentForm form={form} />
      <ReportSheet target={report.target} isOpen={report.isOpen} onClose={report.close} />
    </CommentContext.Provider>
  );
}

function ArticleLine({ article: { articleId, title, cover } }: Pick<CommentThreadData, 'article'>) {
  return (
    <div className={styles.article} {...linked(pageAction('/pagesCommunity/article/index', { id: articleId }))}>
      <Picture src={cover} width={40} aspect={1} alt="" round="control" className={styles.cover} />
      <span className={styles.title}>{title}</span>
      <Icon name="chevron-right" size={16} />
    </div>
  );
}

function NoReplies({ isClosed }: { isClosed: boolean }) {
  const desc = isClosed ? t`这里的评论已关闭` : t`来说第一句吧`;
  return <EmptyState type="message" title={t`还没有回复`} desc={desc} top={8} />;
}

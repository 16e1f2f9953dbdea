import { t } from '@lingui/core/macro';
import type { ArticleData, CommentData, VoteData } from '@voltfront/contract';
import { voteStage } from '@voltfront/rules/vote/vote-period';
import { useState } from 'react';
import { type ApiList, serverNow } from '@/api';
import { ArticlePreview } from '@/features/community/article/article-preview';
import { CommentArea } from '@/features/community/comments/comment-area';
import { CommentSection, type CommentSort } from '@/features/community/comments/comment-section';
import { webLink } from '@/platform/share';
import { BottomBar, Button, IconButton, PosterSheet } from '@/ui';
import { OptionGrid } from './option-grid';
import { useCast } from './use-cast';
import { useChoicePoster } from './use-choice-poster';
import { VoteHead } from './vote-head';

export interface VoteScreenProps {
  route: string;
  vote: VoteData;
  article: ArticleData;
  comments: ApiList<CommentData>;
  sort: CommentSort;
  onSort: (sort: CommentSort) => void;
}

/** A vote on one question. */
export function VoteScreen({ route, vote, article, comments, sort, onSort }: VoteScreenProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const { articleId, counts, isCommentClosed } = article;
  return (
    <CommentArea articleId={articleId} isClosed={isCommentClosed}>
      {({ write }) => (
        <>
          <VoteHead vote={vote} article={article} onPicture={setViewed} />
          <Ballot route={route} vote={vote} canWrite={!isCommentClosed} onWrite={() => write()} />
          <CommentSection
            list={comments}
            count={counts.comment}
            isClosed={isCommentClosed}
            sort={sort}
            onSort={onSort}
          />
          <ArticlePreview article={article} viewed={viewed} onClose={() => setViewed(null)} />
        </>
      )}
    </CommentArea>
  );
}

interface BallotProps extends Pick<VoteScreenProps, 'route' | 'vote'> {
  canWrite: boolean;
  onWrite: () => void;
}

/** The designs, and the bar with what can be done about them. */
function Ballot({ route, vote, canWrite, onWrite }: BallotProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { cast, isCasting } = useCast(vote);
  const poster = useChoicePoster(vote, route);
  const [question] = vote.questions;
  if (!question) return null;
  const { questionId, options } = question;
  const stage = voteStage(vote, serverNow());
  const isOpen = stage === 'open' && !vote.ballot;
  const option = options.find(({ optionId }) => optionId === chosen);
  const send = () =>
    option && void cast({ [questionId]: [option.optionId] }, t`每人一票，投出后不可更改，确定投给“${option.name}”吗？`);
  const closedText = vote.ballot ? t`已投票` : stage === 'announced' ? t`投票未开始` : t`投票已结束`;
  return (
    <>
      <OptionGrid
        question={question}
        chosen={vote.ballot?.choices[questionId] ?? (chosen ? [chosen] : [])}
        counts={vote.results?.[questionId] ?? null}
        isOver={stage === 'ended'}
        {...(isOpen && { onToggle: setChosen })}
      />
      <BottomBar lead={<IconButton icon="comment" label={t`写评论`} disabled={!canWrite} onClick={onWrite} />}>
        {vote.ballot && webLink('/') !== null && (
          <Button block variant="secondary" onClick={poster.open}>{t`分享海报`}</Button>
        )}
        <Button block disabled={!isOpen || !option} loading={isCasting} onClick={send}>
          {isOpen ? t`确认投票` : closedText}
        </Button>
      </BottomBar>
      {poster.plan && (
        <PosterSheet
          isOpen={poster.isOpen}
          onClose={poster.close}
          plan={poster.plan}
          label={t`投票海报`}
          saveName={vote.title}
        />
      )}
    </>
  );
}

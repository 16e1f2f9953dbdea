import { t } from '@lingui/core/macro';
import type { PollData, PollOptionData, PollQuestionData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { ensureLogin, navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { Button, Cell, CellGroup, cx, Picture, ShareSheet, Stack, Tag, Text } from '@/ui';
import styles from './poll.module.css';
import { readPollsAgain, showPoll } from './poll-cache';
import { byRank, obstacleOf } from './poll-words';
import { useVote } from './use-vote';

/** So many ranks have a medal. */
const MEDALS = 3;

/** Cheering with some votes a day: options by rank, with what each has. */
export function CheerScreen({ poll, share }: { poll: PollData; share: ShareContent }) {
  const { campaign, questions, settings, own } = poll;
  const [question] = questions;
  const [isSharing, setSharing] = useState(false);
  const shared = useApiMutation('POST /api/mpmkt/v1/campaign/poll/share', { onSuccess: showPoll });
  if (!question) return null;
  const canShare = campaign.state === 'running' && (settings.daily?.shareVotes ?? 0) > 0;
  const { beside } = settings;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readPollsAgain} />
      <div className={styles.board} style={{ backgroundColor: campaign.artwork.accent }}>
        <Figure label={t`总热度`} value={formatCount(question.votes ?? 0)} />
        {own && campaign.state === 'running' && <Figure label={t`今日剩余票数`} value={String(own.left)} />}
        {canShare && (
          <Button
            size="small"
            variant="secondary"
            disabled={own?.hasShared === true}
            onClick={() => ensureLogin() && setSharing(true)}
          >
            {own?.hasShared ? t`今日已分享` : t`分享加 ${settings.daily?.shareVotes ?? 0} 票`}
          </Button>
        )}
      </div>
      <div className={styles.head}>
        <Text size="title-3" weight="bold" heading={2}>
          {question.title}
        </Text>
        <Text size="small" tone="secondary" className={styles.lead}>
          {campaign.state === 'ended' ? t`活动已结束，以下为最终排名` : question.lead}
        </Text>
      </div>
      <Ranking poll={poll} question={question} />
      {beside !== null && (
        <CellGroup inset>
          <Cell
            title={t`品牌专场`}
            note={t`赛事用车涂装投票`}
            onClick={() => navigate('/pagesBannerActivity/asianVote/zeekr', { id: beside })}
          />
        </CellGroup>
      )}
      <CampaignRules rules={campaign.rules} />
      <ShareSheet
        isOpen={isSharing}
        onClose={() => setSharing(false)}
        content={share}
        onShared={() => shared.mutate({ slug: campaign.slug })}
      />
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <span className={styles.number}>{value}</span>
      <span className={styles.caption}>{label}</span>
    </div>
  );
}

function Ranking({ poll, question }: { poll: PollData; question: PollQuestionData }) {
  const voting = useVote(poll);
  const obstacle = obstacleOf(poll, question);
  return (
    <div className={styles.cards} role="list">
      {byRank(question).map((option) => (
        <Event key={option.key} option={option} question={question} obstacle={obstacle} voting={voting} />
      ))}
    </div>
  );
}

interface EventProps {
  option: PollOptionData;
  question: PollQuestionData;
  obstacle: string | null;
  voting: ReturnType<typeof useVote>;
}

function Event({ option, question, obstacle, voting: { vote, voting } }: EventProps) {
  const { key, title, text, pictures, votes, rank, own, isWinner } = option;
  return (
    <div className={styles.card} role="listitem">
      {rank !== null && (votes ?? 0) > 0 && (
        <span className={cx(styles.rank, rank <= MEDALS && styles.medal)}>{rank}</span>
      )}
      <span className={styles.sight}>
        <Picture src={pictures[0]} width={96} aspect={1} alt="" clear fit="contain" />
      </span>
      <Stack row align="center" gap={1} justify="center">
        <Text weight="medium">{title}</Text>
        {isWinner && <Tag tone="warning">{t`冠军`}</Tag>}
      </Stack>
      <Text size="caption" tone="secondary" oneLine className={styles.line}>
        {text}
      </Text>
      <Text size="small" className={styles.heat}>
        {own > 0 ? t`${formatCount(votes ?? 0)} 票 · 我投 ${own}` : t`${formatCount(votes ?? 0)} 票`}
      </Text>
      {question.state !== 'closed' && (
        <Button
          block
          size="small"
          disabled={obstacle !== null}
          loading={voting === key}
          label={`${obstacle ?? t`投票`} ${title}`}
          onClick={() => void vote(question, option)}
        >
          {obstacle ?? t`投票`}
        </Button>
      )}
    </div>
  );
}

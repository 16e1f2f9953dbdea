import { t } from '@lingui/core/macro';
import type { PollData, PollOptionData, PollQuestionData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { useState } from 'react';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { DrawingBlock } from '@/features/draw/drawing-block';
import { Button, cx, ImagePreview, Picture, Stack, Tag, Text } from '@/ui';
import styles from './poll.module.css';
import { readPollsAgain } from './poll-cache';
import { byRank, obstacleOf } from './poll-words';
import { useVote } from './use-vote';

/** Works of designers, each with some pictures, of which a person chooses one. After the end the winner comes first. */
export function GalleryScreen({ poll }: { poll: PollData }) {
  const { campaign, questions } = poll;
  const [question] = questions;
  const voting = useVote(poll);
  if (!question) return null;
  const obstacle = obstacleOf(poll, question);
  const shown = question.state === 'closed' ? byRank(question) : question.options;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readPollsAgain} />
      <div className={styles.head}>
        <Text size="title-3" weight="bold" heading={2}>
          {question.title}
        </Text>
        <Text size="small" tone="secondary" className={styles.lead}>
          {question.state === 'closed' ? t`投票已结束，获胜涂装已公布` : question.lead}
        </Text>
      </div>
      <div className={styles.options} role="list">
        {shown.map((option) => (
          <Work key={option.key} option={option} question={question} obstacle={obstacle} voting={voting} />
        ))}
      </div>
      <DrawingBlock title={t`投票抽奖`} drawing={poll.drawing} won={poll.own?.won ?? null} />
      <CampaignRules rules={campaign.rules} />
    </>
  );
}

interface WorkProps {
  option: PollOptionData;
  question: PollQuestionData;
  obstacle: string | null;
  voting: ReturnType<typeof useVote>;
}

function Work({ option, question, obstacle, voting: { vote, voting } }: WorkProps) {
  const { key, title, by, text, pictures, votes, rank, own, isWinner } = option;
  const [viewed, setViewed] = useState(-1);
  const [large, ...small] = pictures;
  const view = (index: number) => () => setViewed(index);
  return (
    <div role="listitem" className={cx(styles.option, (own > 0 || isWinner) && styles.chosen)}>
      <Picture src={large} width={350} aspect={16 / 9} alt={t`放大查看${title}`} fit="contain" onClick={view(0)} />
      {small.length > 0 && (
        <div className={styles.views}>
          {small.map((src, index) => (
            <Picture
              key={src}
              className={styles.view}
              src={src}
              width={170}
              aspect={16 / 9}
              alt={t`${title}，另一角度 ${index + 1}`}
              fit="contain"
              onClick={view(index + 1)}
            />
          ))}
        </div>
      )}
      <Stack row align="center" gap={3} className={styles.about}>
        <div className={styles.words}>
          <Stack row align="center" gap={2} wrap>
            <Text weight="bold" size="body-large">
              {title}
            </Text>
            {isWinner && <Tag tone="warning">{t`获胜涂装`}</Tag>}
            {own > 0 && <Tag tone="accent">{t`我的选择`}</Tag>}
          </Stack>
          <Text size="small" tone="secondary">
            {by === '' ? text : `${by} · ${text}`}
          </Text>
          {votes !== null && votes > 0 && (
            <Text size="small" className={styles.heat}>{t`第 ${rank ?? 1} 名 · ${formatCount(votes)} 票`}</Text>
          )}
        </div>
        {own === 0 && question.state !== 'closed' && (
          <Button
            size="small"
            disabled={obstacle !== null}
            loading={voting === key}
            label={`${obstacle ?? t`投票`} ${title}`}
            onClick={() => void vote(question, option)}
          >
            {obstacle ?? t`投票`}
          </Button>
        )}
      </Stack>
      <ImagePreview
        isOpen={viewed >= 0}
        onClose={() => setViewed(-1)}
        pictures={pictures.map((src) => ({ src, alt: title, caption: title }))}
        startIndex={Math.max(viewed, 0)}
        saveName={title}
      />
    </div>
  );
}

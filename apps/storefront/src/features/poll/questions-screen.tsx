import { t } from '@lingui/core/macro';
import type { PollData, PollQuestionData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { percentages } from '@voltfront/rules/vote/ballot';
import { useState } from 'react';
import { serverNow } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { DrawingBlock } from '@/features/draw/drawing-block';
import { navigate } from '@/navigation';
import {
  BottomBar,
  Button,
  Cell,
  CellGroup,
  Countdown,
  cx,
  ImagePreview,
  Picture,
  ProgressLine,
  SegmentedControl,
  Stack,
  Tag,
  Text,
} from '@/ui';
import styles from './poll.module.css';
import { readPollsAgain } from './poll-cache';
import { obstacleOf, ownVotes } from './poll-words';
import { useVote } from './use-vote';

/** The question that a visitor sees first: the one that is open, else the next one, else the last. */
const firstShown = ({ questions }: PollData): string =>
  (
    questions.find(({ state }) => state === 'open') ??
    questions.find(({ state }) => state === 'soon') ??
    questions.at(-1)
  )?.key ?? '';

/** A poll of questions, one after the other, with shares after the own vote. */
export function QuestionsScreen({ poll }: { poll: PollData }) {
  const { campaign, questions, settings, own } = poll;
  const [chosen, choose] = useState(() => firstShown(poll));
  const question = questions.find(({ key }) => key === chosen) ?? questions[0];
  const answered = questions.filter((each) => ownVotes(each) > 0).length;
  const { modelId } = settings;
  if (!question) return null;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readPollsAgain} />
      <div className={styles.progress}>
        <SegmentedControl
          label={t`问题`}
          value={question.key}
          onChange={choose}
          items={questions.map(({ key }, index) => ({ key, text: t`第 ${index + 1} 题` }))}
        />
        {own && (
          <Text size="small" tone="secondary" className={styles.answered}>
            {own.isComplete ? t`三题全部投完，已参与抽奖` : t`已投 ${answered} / ${questions.length} 题`}
          </Text>
        )}
      </div>
      <QuestionHead question={question} />
      <Options poll={poll} question={question} key={question.key} />
      <DrawingBlock title={t`投票抽奖`} drawing={poll.drawing} won={poll.own?.won ?? null} />
      <CellGroup inset>
        <Cell
          title={t`投票规则`}
          note={t`投票时间、奖励与开奖`}
          onClick={() => navigate('/pagesActivity/zeekrXVote/rule', { id: campaign.slug })}
        />
      </CellGroup>
      {campaign.state === 'ended' && modelId !== null && (
        <BottomBar>
          <Button block onClick={() => navigate('/pagesDetail/carConfig', { modelId })}>{t`配置同款`}</Button>
        </BottomBar>
      )}
    </>
  );
}

function QuestionHead({ question }: { question: PollQuestionData }) {
  const { title, lead, state, opensAt, endsAt, votes } = question;
  return (
    <div className={styles.head}>
      <Text size="title-3" weight="bold" heading={2}>
        {title}
      </Text>
      <Text size="small" tone="secondary" className={styles.lead}>
        {lead}
      </Text>
      <Stack row align="center" gap={2} wrap className={styles.state}>
        <Tag tone={state === 'open' ? 'accent' : 'neutral'}>
          {state === 'soon' ? t`未开放` : state === 'open' ? t`投票中` : t`已截止`}
        </Tag>
        {state !== 'closed' && (
          <Text size="small" tone="secondary" inline>
            {state === 'soon' ? t`距开放 ` : t`距截止 `}
            <Countdown
              key={state}
              endAt={state === 'soon' ? opensAt : endsAt}
              now={serverNow}
              variant="plain"
              onEnd={readPollsAgain}
            />
          </Text>
        )}
        {votes !== null && <Text size="small" tone="secondary" inline>{t`${formatCount(votes)} 人已投`}</Text>}
      </Stack>
    </div>
  );
}

function Options({ poll, question }: { poll: PollData; question: PollQuestionData }) {
  const { vote, voting } = useVote(poll);
  const [viewed, setViewed] = useState(-1);
  const { options, votes, title } = question;
  const obstacle = obstacleOf(poll, question);
  const shares = votes === null ? null : percentages(options.map((option) => option.votes ?? 0));
  return (
    <div className={styles.options} role="list">
      {options.map((option, index) => (
        <div
          key={option.key}
          role="listitem"
          className={cx(styles.option, (option.own > 0 || option.isWinner) && styles.chosen)}
        >
          <Picture
            src={option.pictures[0]}
            width={350}
            aspect={16 / 9}
            alt={t`放大查看${option.title}`}
            fit={isCutOut(option.pictures[0]) ? 'contain' : 'cover'}
            onClick={() => setViewed(index)}
          />
          <Stack row align="center" gap={3} className={styles.about}>
            <div className={styles.words}>
              <Stack row align="center" gap={2} wrap>
                <Text weight="medium">{option.title}</Text>
                {option.isWinner && <Tag tone="warning">{t`获胜`}</Tag>}
                {option.own > 0 && <Tag tone="accent">{t`我的选择`}</Tag>}
              </Stack>
              <Text size="small" tone="secondary">
                {option.text}
              </Text>
            </div>
            {shares ? (
              <Text size="title-3" weight="bold" className={styles.percent}>{`${shares[index]}%`}</Text>
            ) : (
              <Button
                size="small"
                disabled={obstacle !== null}
                loading={voting === option.key}
                label={`${obstacle ?? t`投票`} ${option.title}`}
                onClick={() => void vote(question, option)}
              >
                {obstacle ?? t`投票`}
              </Button>
            )}
          </Stack>
          {shares && <ProgressLine value={(shares[index] ?? 0) / 100} label={option.title} className={styles.share} />}
        </div>
      ))}
      <ImagePreview
        isOpen={viewed >= 0}
        onClose={() => setViewed(-1)}
        pictures={options.map((option) => ({
          src: option.pictures[0] ?? '',
          alt: option.title,
          caption: option.title,
        }))}
        startIndex={Math.max(viewed, 0)}
        saveName={title}
      />
    </div>
  );
}

/** Cars without a ground are shown whole. */
const isCutOut = (src: string | undefined): boolean => src?.startsWith('/assets/cars/') ?? false;

import { t } from '@lingui/core/macro';
import type { QuizMatchData, ShownSideData } from '@voltfront/contract';
import { FIRST_GOALS } from '@voltfront/rules/campaign/quiz';
import { serverNow } from '@/api';
import { Block } from '@/features/campaign/block';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { BottomBar, Button, ChoiceTiles, Countdown, cx, Section, Stack, Stepper, Switch, Tag, Text } from '@/ui';
import { Emblem } from './emblem';
import styles from './predict.module.css';
import { readQuizAgain } from './quiz-cache';
import { choicesOf, firstWords, guessWords, kickOffWords, resultTag, stateTag } from './quiz-words';
import { ShareBar } from './share-bar';
import { usePredict } from './use-predict';

/** One match: what can be said about it until it closes, and afterwards what everybody said and what came of it. */
export function PredictScreen({ data, onBack }: { data: QuizMatchData; onBack: () => void }) {
  const { campaign, match } = data;
  const isOpen = match.state === 'open' && reasonAgainst(campaign) === null;
  return (
    <>
      <Head data={data} isOpen={isOpen} />
      {match.own && <Spread data={data} />}
      {isOpen ? (
        // What is typed begins anew with what was sent.
        <Questions key={JSON.stringify(match.own)} data={data} />
      ) : (
        <BottomBar
          top={
            <Text size="small" tone="secondary" inline>
              {closedWords(data)}
            </Text>
          }
        >
          <Button block variant="secondary" onClick={onBack}>{t`返回赛程`}</Button>
        </BottomBar>
      )}
    </>
  );
}

function closedWords({ campaign, match }: QuizMatchData): string {
  const reason = reasonAgainst(campaign);
  if (match.state === 'open' && reason !== null) return reason;
  if (match.state === 'putOff') return t`比赛延期，新的时间公布后可继续竞猜`;
  if (match.state === 'void') return t`比赛取消，竞猜作废`;
  return match.own ? t`竞猜已截止` : t`竞猜已截止，您未参与本场`;
}

function Head({ data: { campaign, match, limits }, isOpen }: { data: QuizMatchData; isOpen: boolean }) {
  const { phase, home, away, result, closesAt } = match;
  const { text, tone } = stateTag(match);
  return (
    <div className={styles.head} style={{ backgroundColor: campaign.artwork.accent }}>
      <div className={styles.phase}>{`${phase} · ${kickOffWords(match)}`}</div>
      <div className={styles.sides}>
        <Side side={home} />
        <span className={styles.score}>{result ? `${result.score.home} : ${result.score.away}` : 'VS'}</span>
        <Side side={away} />
      </div>
      {isOpen && closesAt !== null ? (
        <div className={styles.close}>
          <span>{t`开赛前 ${limits.closesMinutes} 分钟截止`}</span>
          <Countdown endAt={closesAt} now={serverNow} variant="plain" onEnd={readQuizAgain} />
        </div>
      ) : (
        <div className={styles.close}>
          <Tag tone={tone}>{text}</Tag>
        </div>
      )}
    </div>
  );
}

function Side({ side }: { side: ShownSideData }) {
  return (
    <span className={styles.side}>
      <Emblem side={side} isLarge />
      <span>{side.title}</span>
    </span>
  );
}

/** What the caller said, and what everybody did. */
function Spread({ data: { match } }: { data: QuizMatchData }) {
  const { own } = match;
  if (!own) return null;
  const { text, tone } = resultTag(own);
  return (
    <Block title={t`大家怎么猜`}>
      <Stack gap={3}>
        <ShareBar match={match} />
        <Stack row align="center" justify="between" gap={2}>
          <Text size="label">{t`我猜 ${guessWords(match, own)}`}</Text>
          {match.state !== 'open' && <Tag tone={tone}>{text}</Tag>}
        </Stack>
      </Stack>
    </Block>
  );
}

function Questions({ data }: { data: QuizMatchData }) {
  const { match, points, left, hasShared, limits } = data;
  const { guess, choose, setScored, setScore, setFirst, fault, send, isBusy } = usePredict(data);
  const { score } = guess;
  const isUsedUp = match.own === null && left === 0;
  return (
    <>
      <Block title={t`赛果（必选）· ${points.choice} 积分`}>
        <ChoiceTiles
          label={t`赛果`}
          items={choicesOf(match)}
          keyOf={({ choice }) => choice}
          chosenKey={guess.choice}
          onTap={({ choice }) => choose(choice)}
          className={styles.tiles ?? ''}
          tileClass={(_, isChosen) => cx(styles.tile, isChosen && styles.chosen)}
        >
          {({ text }) => text}
        </ChoiceTiles>
      </Block>
      <Section pad="l">
        <Stack row align="center" justify="between">
          <Text weight="medium" heading={2}>{t`比分（选填）· 再得 ${points.score} 积分`}</Text>
          <Switch label={t`猜比分`} checked={score !== null} onChange={setScored} disabled={guess.choice === null} />
        </Stack>
        {score && (
          <div className={styles.goals}>
            <Goals title={match.home.title} value={score.home} onChange={(home) => setScore({ ...score, home })} />
            <span className={styles.colon}>:</span>
            <Goals title={match.away.title} value={score.away} onChange={(away) => setScore({ ...score, away })} />
          </div>
        )}
      </Section>
      <Block title={t`首个进球（选填）· 再得 ${points.firstGoal} 积分`}>
        <ChoiceTiles
          label={t`首个进球`}
          items={FIRST_GOALS}
          keyOf={(first) => first}
          chosenKey={guess.first}
          onTap={setFirst}
          className={styles.tiles ?? ''}
          tileClass={(_, isChosen) => cx(styles.tile, isChosen && styles.chosen)}
        >
          {(first) => firstWords(match, first)}
        </ChoiceTiles>
      </Block>
      <BottomBar
        top={
          <Text size="small" tone={fault !== null && guess.choice !== null ? 'warning' : 'secondary'} inline>
            {fault ?? hintWords({ left, hasShared, hasSent: match.own !== null, shareMore: limits.shareMore })}
          </Text>
        }
      >
        <Button block disabled={fault !== null || isUsedUp} loading={isBusy} onClick={send}>
          {isUsedUp ? t`今日竞猜次数已用完` : match.own ? t`修改竞猜` : t`提交竞猜`}
        </Button>
      </BottomBar>
    </>
  );
}

function Goals({ title, value, onChange }: { title: string; value: number; onChange: (value: number) => void }) {
  return (
    <Stack align="center" gap={2}>
      <Text size="small" tone="secondary">
        {title}
      </Text>
      <Stepper label={t`${title}进球数`} min={0} max={9} value={value} onChange={onChange} />
    </Stack>
  );
}

interface Hint {
  left: number;
  hasShared: boolean;
  hasSent: boolean;
  shareMore: number;
}

function hintWords({ left, hasShared, hasSent, shareMore }: Hint): string {
  if (hasSent) return t`截止前可以修改，不计次数`;
  if (left > 0) return t`今日还可竞猜 ${left} 场`;
  return hasShared || shareMore === 0 ? t`明天再来吧` : t`分享活动，今天还可再猜 ${shareMore} 场`;
}

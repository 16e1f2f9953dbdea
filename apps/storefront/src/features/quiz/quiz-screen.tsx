import { t } from '@lingui/core/macro';
import type { QuizData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { serverNow, useApiMutation } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { ensureLogin, navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { Button, Cell, CellGroup, cx, NoticeBar, ShareSheet, Tabs } from '@/ui';
import { ChampionCard } from './champion-card';
import { MatchCard } from './match-card';
import { PrizePool } from './prize-pool';
import styles from './quiz.module.css';
import { readQuizAgain } from './quiz-cache';
import { dayOf, dayWords } from './quiz-words';

/** The calendar of matches, with where the caller stands and what can be won. */
export function QuizScreen({ quiz, share }: { quiz: QuizData; share: ShareContent }) {
  const { campaign, champion } = quiz;
  const { slug } = campaign;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readQuizAgain} />
      <Standing quiz={quiz} share={share} />
      {champion && <ChampionCard champion={champion} quiz={quiz} />}
      <Calendar quiz={quiz} />
      <div className={styles.pool}>
        <PrizePool quiz={quiz} />
      </div>
      <CellGroup inset>
        <Cell title={t`我的竞猜`} onClick={() => navigate('/pagesActivity/worldCup/quizResult', { id: slug })} />
        <Cell
          title={t`排行榜`}
          onClick={() => navigate('/pagesActivity/worldCup/quizResult', { id: slug, tab: 'ranking' })}
        />
        <Cell title={t`竞猜规则`} onClick={() => navigate('/pagesActivity/worldCup/rule', { id: slug })} />
      </CellGroup>
    </>
  );
}

/** Points, rank and what is left today; for visitors the way to login. */
function Standing({ quiz: { campaign, limits, own }, share }: { quiz: QuizData; share: ShareContent }) {
  const [isSharing, setSharing] = useState(false);
  const shared = useApiMutation('POST /api/mpmkt/v1/campaign/quiz/share', {
    onSuccess: () => void readQuizAgain(),
  });
  const isRunning = campaign.state === 'running';
  const canShare = isRunning && limits.shareMore > 0;
  const hasEnded = campaign.state === 'ended';
  return (
    <div className={cx(styles.board, styles.apart)} style={{ backgroundColor: campaign.artwork.accent }}>
      {own ? (
        <>
          <Figure label={t`竞猜积分`} value={withCommas(own.points)} />
          <Figure label={hasEnded ? t`最终排名` : t`当前排名`} value={own.rank === null ? '—' : withCommas(own.rank)} />
          {isRunning && <Figure label={t`今日剩余`} value={String(own.left)} />}
        </>
      ) : (
        <div className={styles.figure}>
          <span>{t`登录后查看积分与排名`}</span>
        </div>
      )}
      {own === null && (
        <Button size="small" variant="secondary" onClick={() => void ensureLogin()}>
          {t`登录`}
        </Button>
      )}
      {own && canShare && (
        <Button size="small" variant="secondary" disabled={own.hasShared} onClick={() => setSharing(true)}>
          {own.hasShared ? t`今日已分享` : t`分享加 ${limits.shareMore} 场`}
        </Button>
      )}
      <ShareSheet
        isOpen={isSharing}
        onClose={() => setSharing(false)}
        content={share}
        onShared={() => shared.mutate({ slug: campaign.slug })}
      />
    </div>
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

/** Days with matches in their order; those that are put off come last. */
function daysOf({ matches }: QuizData) {
  const keys = [...new Set(matches.map(dayOf))];
  return keys.map((key) => ({ key: key || 'off', matches: matches.filter((match) => dayOf(match) === key) }));
}

/** Matches of the chosen day; at first of today, else of the next day that has some, else of the last. */
function Calendar({ quiz }: { quiz: QuizData }) {
  const now = serverNow();
  const today = formatDate(now);
  const days = daysOf(quiz);
  const dated = days.filter(({ key }) => key !== 'off');
  const next = dated.find(({ key }) => key >= today) ?? dated.at(-1) ?? days[0];
  const [chosen, choose] = useState<string | null>(null);
  const shown = days.find(({ key }) => key === chosen) ?? next;
  if (!shown || !next) return null;
  const isQuiet = quiz.campaign.state === 'running' && next.key > today;
  return (
    <>
      <div className={styles.days}>
        <Tabs
          label={t`比赛日`}
          items={days.map(({ key, matches }) => ({ key, text: dayWords(matches, now) }))}
          activeKey={shown.key}
          onChange={choose}
        />
      </div>
      {isQuiet && <NoticeBar>{t`今天没有比赛，下一个比赛日 ${dayWords(next.matches, now)}`}</NoticeBar>}
      {shown.matches.map((match) => (
        <MatchCard
          key={match.key}
          match={match}
          onOpen={() =>
            navigate('/pagesActivity/worldCup/participateQuiz', { id: quiz.campaign.slug, match: match.key })
          }
        />
      ))}
    </>
  );
}

import { t } from '@lingui/core/macro';
import type { ShownMatchData, ShownSideData } from '@voltfront/contract';
import { cx, linked, Tag } from '@/ui';
import { Emblem } from './emblem';
import styles from './quiz.module.css';
import { clockWords, guessWords, resultTag, stateTag } from './quiz-words';
import { ShareBar } from './share-bar';

/** A match of the calendar: sides, kick-off or score, what everybody chose, and what the caller said. */
export function MatchCard({ match, onOpen }: { match: ShownMatchData; onOpen: () => void }) {
  const { phase, home, away, own, result } = match;
  const { text, tone } = stateTag(match);
  return (
    <div className={cx(styles.card, styles.tappable)} {...linked(onOpen)}>
      <div className={styles.top}>
        <span>{phase}</span>
        <Tag tone={tone}>{text}</Tag>
      </div>
      <div className={styles.sides}>
        <SideName side={home} />
        <span className={result ? styles.score : styles.clock}>
          {result ? `${result.score.home} : ${result.score.away}` : clockWords(match)}
        </span>
        <SideName side={away} />
      </div>
      <ShareBar match={match} />
      {own && (
        <div className={styles.own}>
          <span className={styles.said}>{t`我猜 ${guessWords(match, own)}`}</span>
          {(own.result !== null || match.state === 'closed') && (
            <Tag tone={resultTag(own).tone}>{resultTag(own).text}</Tag>
          )}
        </div>
      )}
    </div>
  );
}

function SideName({ side }: { side: ShownSideData }) {
  return (
    <span className={styles.side}>
      <Emblem side={side} />
      <span>{side.title}</span>
    </span>
  );
}

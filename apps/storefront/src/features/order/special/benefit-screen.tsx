import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Countdown, Section, Text } from '@/ui';
import { BenefitCard } from './benefit-card';
import styles from './special.module.css';
import { effectiveCode, offerLine, type SpecialOffer } from './special-words';

const LETTERS = ['A', 'B', 'C', 'D'];

export interface BenefitScreenProps {
  offer: SpecialOffer;
  picked: string | null;
  onPick: (optionCode: string) => void;
  /** The server's time in milliseconds. */
  now: () => number;
  /** The time to choose begins or ends. */
  onTurn: () => void;
}

/** The benefits of an order, the time to choose, and what holds for each. */
export function BenefitScreen({ offer, picked, onPick, now, onTurn }: BenefitScreenProps) {
  const { state, options, terms, startsAt, deadlineAt, defaultCode } = offer;
  const effective = effectiveCode(offer);
  const clockAt = state === 'open' ? deadlineAt : state === 'notStarted' ? startsAt : null;
  const deadline = deadlineAt === null ? '' : formatDateTime(deadlineAt);
  return (
    <>
      <div className={styles.hero}>
        <Text size="title-1" weight="bold" leading="title-1" heading={2}>{t`补能权益，二选一`}</Text>
        <Text size="label" className={styles.line}>
          {offerLine(offer)}
        </Text>
        {clockAt !== null && (
          <div className={styles.clock}>
            <Text inline size="small">
              {state === 'open' ? t`距截止` : t`距开始`}
            </Text>
            <Countdown endAt={clockAt} now={now} onEnd={onTurn} />
          </div>
        )}
      </div>
      <div className={styles.cards} role="radiogroup" aria-label={t`补能权益`}>
        {options.map((option, index) => (
          <BenefitCard
            key={option.optionCode}
            option={option}
            letter={LETTERS[index] ?? ''}
            isPicked={(effective ?? picked) === option.optionCode}
            isEffective={effective === option.optionCode}
            isDefault={defaultCode === option.optionCode}
            onPick={state === 'open' ? () => onPick(option.optionCode) : undefined}
          />
        ))}
      </div>
      <Section title={t`权益说明`}>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
          {deadline && <li>{t`选择截止时间：${deadline}，锁单后不可再选`}</li>}
        </ul>
      </Section>
    </>
  );
}

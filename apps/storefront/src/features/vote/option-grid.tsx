import { t } from '@lingui/core/macro';
import type { VoteData } from '@voltfront/contract';
import { percentages } from '@voltfront/rules/vote/ballot';
import { useState } from 'react';
import { cx, Icon, ImagePreview, Picture, ProgressLine, Tag } from '@/ui';
import styles from './vote.module.css';

type Question = VoteData['questions'][number];

/** With so few designs each has the whole width. */
const FEW = 3;

export interface OptionGridProps {
  question: Question;
  chosen: readonly string[];
  /** Chooses a design, or gives it up; without it nothing can be chosen. */
  onToggle?: (optionId: string) => void;
  /** Votes by design; null while they are hidden. */
  counts: Readonly<Record<string, number>> | null;
  /** The vote is over: the design with the most votes has won. */
  isOver: boolean;
}

/** The designs of a question as large pictures, to be zoomed and chosen, or with their shares. */
export function OptionGrid({ question, chosen, onToggle, counts, isOver }: OptionGridProps) {
  const { options, title } = question;
  const [viewed, setViewed] = useState(-1);
  const shares = counts && percentages(options.map(({ optionId }) => counts[optionId] ?? 0));
  const most = counts ? Math.max(...options.map(({ optionId }) => counts[optionId] ?? 0)) : 0;
  return (
    <div className={cx(styles.grid, options.length > FEW && styles.pairs)}>
      {options.map(({ optionId, name, picture }, index) => {
        const isChosen = chosen.includes(optionId);
        const isWinner = isOver && most > 0 && counts?.[optionId] === most;
        return (
          <div key={optionId} className={cx(styles.option, isChosen && styles.chosen)}>
            <Picture
              src={picture}
              width={options.length > FEW ? 169 : 350}
              aspect={16 / 10}
              alt={t`放大查看${name}`}
              fit={picture.startsWith('/assets/cars/') ? 'contain' : 'cover'}
              onClick={() => setViewed(index)}
            />
            {shares ? (
              <div className={styles.result}>
                <span className={styles.name}>{name}</span>
                <span className={styles.percent}>{`${shares[index]}%`}</span>
                <ProgressLine value={(shares[index] ?? 0) / 100} label={name} className={styles.bar} />
                {(isChosen || isWinner) && (
                  <div className={styles.marks}>
                    {isWinner && <Tag tone="warning">{t`优胜`}</Tag>}
                    {isChosen && <Tag tone="accent">{t`我的选择`}</Tag>}
                  </div>
                )}
              </div>
            ) : (
              <button
                type="button"
                className={styles.choice}
                aria-pressed={isChosen}
                disabled={!onToggle}
                onClick={() => onToggle?.(optionId)}
              >
                <span className={styles.name}>{name}</span>
                {onToggle && <Icon name={isChosen ? 'check-circle' : 'plus'} size={20} />}
              </button>
            )}
          </div>
        );
      })}
      <ImagePreview
        isOpen={viewed >= 0}
        onClose={() => setViewed(-1)}
        pictures={options.map(({ picture, name }) => ({ src: picture, alt: name, caption: name }))}
        startIndex={Math.max(viewed, 0)}
        saveName={title}
      />
    </div>
  );
}

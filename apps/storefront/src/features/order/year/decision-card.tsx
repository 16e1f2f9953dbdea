import type { ReactNode } from 'react';
import { cx, Fill, Icon, Picture, Stack, Tag, Text } from '@/ui';
import styles from './decision-card.module.css';

export interface DecisionCardProps {
  title: string;
  /** One line under the title. */
  note: string;
  picture: string;
  /** Words on a mark beside the title, such as 已选择. */
  mark?: string;
  /** Chosen, so drawn with a strong edge. */
  isChosen?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

/** One side of a decision: what it is, what it brings, and how to take it. */
export function DecisionCard({ title, note, picture, mark, isChosen, children, actions }: DecisionCardProps) {
  return (
    <section className={cx(styles.card, isChosen && styles.chosen)} aria-label={title}>
      <Stack row align="start" justify="between">
        <Fill>
          <Text size="title-3" weight="bold" leading="dense" heading={2}>
            {title}
            {mark && (
              <Tag tone="success" className={styles.mark}>
                {mark}
              </Tag>
            )}
          </Text>
          <div className={styles.note}>{note}</div>
        </Fill>
        <div className={styles.picture}>
          <Picture src={picture} width={116} aspect={3 / 2} alt="" clear fit="contain" />
        </div>
      </Stack>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

/** What a side of the decision brings, point by point. */
export function DecisionPoints({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <Icon name="check" size={16} className={styles.tick} />
          <Fill inline>
            <span className={styles.pointTitle}>{title}</span>
            {text && <span className={styles.pointText}>{text}</span>}
          </Fill>
        </li>
      ))}
    </ul>
  );
}

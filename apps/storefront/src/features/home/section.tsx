import type { ReactNode } from 'react';
import { Icon, pressable, Text } from '@/ui';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** A line beside the title that leads on. */
  more?: string;
  onMore?: () => void;
  /** Content up to the edges: rows that scroll. */
  bleed?: boolean;
  children: ReactNode;
}

/** A block of the home page under its title. */
export function Section({ title, more, onMore, bleed, children }: SectionProps) {
  return (
    <div className={bleed ? styles.bleed : styles.section}>
      <div className={styles.head}>
        <Text size="title-2" weight="medium" leading="title-2" heading={2}>
          {title}
        </Text>
        {more && (
          <div className={styles.more} {...pressable(onMore)}>
            {more}
            <Icon name="chevron-right" size={14} />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx, Text } from '@/ui';
import styles from './block-section.module.css';
import { anchorOf } from './layout-data';

export interface BlockSectionProps {
  blockId: string;
  /** Left out: the block has no heading. */
  title?: string;
  /** Content up to the edges: rows that scroll. */
  bleed?: boolean;
  children: ReactNode;
}

/** A block of a laid out page under its heading. */
export function BlockSection({ blockId, title, bleed, children }: BlockSectionProps) {
  return (
    <section id={anchorOf(blockId)} className={styles.block} aria-label={title}>
      {title && (
        <Text className={styles.title} size="title-3" weight="medium" leading="title-3" heading={2}>
          {title}
        </Text>
      )}
      <div className={cx(!bleed && styles.body)}>{children}</div>
    </section>
  );
}

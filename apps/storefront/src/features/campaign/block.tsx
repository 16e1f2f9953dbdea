import type { ReactNode } from 'react';
import { Section } from '@/ui';
import styles from './campaign.module.css';

/** A part of a campaign's page with a title, its content in from the sides. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={styles.block}>{children}</div>
    </Section>
  );
}

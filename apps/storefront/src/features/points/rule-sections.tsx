import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { scrollToTopOf } from '@/platform/scroll';
import { pressable, Section } from '@/ui';
import styles from './rules.module.css';

/** A part of a page of rules. */
export interface RuleSection {
  /** Also part of the element's id. */
  key: string;
  title: string;
  content: ReactNode;
  /** The content has room at its sides by itself. */
  isFlush?: boolean;
}

const idOf = (key: string): string => `rule-${key}`;

/** Sections of rules under a row of their titles that leads to each. */
export function RuleSections({ sections }: { sections: RuleSection[] }) {
  return (
    <>
      <div className={styles.titles} role="group" aria-label={t`目录`}>
        {sections.map(({ key, title }) => (
          <div key={key} className={styles.title} {...pressable(() => scrollToTopOf(idOf(key)))}>
            {title}
          </div>
        ))}
      </div>
      {sections.map(({ key, title, content, isFlush }) => (
        <div key={key} id={idOf(key)} className={styles.section}>
          <Section title={title}>{isFlush ? content : <div className={styles.body}>{content}</div>}</Section>
        </div>
      ))}
    </>
  );
}

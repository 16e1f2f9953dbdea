import { t } from '@lingui/core/macro';
import type { FinanceRuleSectionData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { scrollToTopOf } from '@/platform/scroll';
import { Fill, pressable } from '@/ui';
import { RuleExample } from './rule-example';
import styles from './rules.module.css';

const anchorOf = (sectionId: string): string => `finance-rule-${sectionId}`;

/** Brings a section of the page to its top. */
export const showSection = (sectionId: string): void => scrollToTopOf(anchorOf(sectionId));

export interface SectionEntry {
  sectionId: string;
  title: string;
}

/** The sections of a rule text, each a tap away. */
export function RuleIndex({ entries }: { entries: readonly SectionEntry[] }) {
  return (
    <div className={styles.index} role="navigation" aria-label={t`目录`}>
      {entries.map(({ sectionId, title }, at) => (
        <div key={sectionId} className={styles.entry} {...pressable(() => showSection(sectionId))}>
          <span className={styles.number}>{at + 1}</span>
          <Fill inline>{title}</Fill>
        </div>
      ))}
    </div>
  );
}

/** A heading that the index can reach. */
export function RuleHeading({ sectionId, title, number }: SectionEntry & { number: number }) {
  return (
    <div id={anchorOf(sectionId)} className={styles.heading} role="heading" aria-level={2}>
      <span className={styles.headingNumber}>{number}</span>
      {title}
    </div>
  );
}

export interface RuleSectionProps {
  section: FinanceRuleSectionData;
  number: number;
  /** At its end: a table of today's figures. */
  children?: ReactNode;
}

/** One section: words, formulas and a worked example. */
export function RuleSection({ section, number, children }: RuleSectionProps) {
  const { sectionId, title, paragraphs, formulas, example } = section;
  return (
    <div className={styles.section}>
      <RuleHeading sectionId={sectionId} title={title} number={number} />
      {paragraphs.map((text) => (
        <div key={text} className={styles.paragraph}>
          {text}
        </div>
      ))}
      {formulas.map(({ text, note }) => (
        <div key={text} className={styles.formula}>
          <div className={styles.formulaText}>{text}</div>
          {note && <div className={styles.formulaNote}>{note}</div>}
        </div>
      ))}
      {example && <RuleExample example={example} />}
      {children}
    </div>
  );
}

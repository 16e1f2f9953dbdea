import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Text } from '../display/text';

export interface SectionProps {
  title?: string;
  note?: string;
  /** Which side has the room towards other sections; default: after. */
  apart?: 'before' | 'after';
  /** Padding, for sections without a title; default: none, for rows up to the edges. */
  pad?: 'm' | 'l';
  className?: string;
  /** `listitem` where sections are a list. */
  role?: 'listitem';
  /** Name for screen readers, where the title is within the content. */
  label?: string;
  children: ReactNode;
}

/**
 * A part of a page on a white surface, in from the sides.
 *
 * @example
 * <Section title={t`购车人`}><Cell title={t`姓名`} value={name} /></Section>
 */
export function Section({ title, note, apart = 'after', pad, className, role, label, children }: SectionProps) {
  return (
    <section
      className={cx('vf-section', `vf-section-${apart}`, pad && `vf-section-pad-${pad}`, className)}
      role={role}
      aria-label={label}
    >
      {title && (
        <Text className="vf-section-title" size="body-large" weight="bold" leading="dense" heading={2}>
          {title}
        </Text>
      )}
      {note && (
        <Text className="vf-section-note" size="caption" tone="secondary">
          {note}
        </Text>
      )}
      {children}
    </section>
  );
}

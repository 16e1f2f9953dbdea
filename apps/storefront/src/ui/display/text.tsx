import type { ReactNode } from 'react';
import { cx } from '../cx';

export type TextSize =
  | 'title-1'
  | 'title-2'
  | 'title-3'
  | 'body-large'
  | 'body'
  | 'label'
  | 'small'
  | 'caption'
  | 'micro';

export interface TextProps {
  /** Font size; default: inherited. */
  size?: TextSize;
  /** `secondary` for what is read after the rest. */
  tone?: 'secondary' | 'warning';
  weight?: 'medium' | 'bold';
  /** Line height; default: inherited. */
  leading?: 'display' | 'title-1' | 'title-2' | 'dense' | 'title-3' | 'normal' | 'small' | 'body';
  /** Cut off at the end of the line, with three dots. */
  oneLine?: boolean;
  /** Inline instead of a block. */
  inline?: boolean;
  /** A heading of this level for screen readers. */
  heading?: 1 | 2 | 3;
  className?: string;
  children?: ReactNode;
}

/**
 * Words in a size, tone and weight of the design.
 *
 * @example
 * <Text size="small" tone="secondary">{t`预计 3 天内送达`}</Text>
 */
export function Text({ size, tone, weight, leading, oneLine, inline, heading, className, children }: TextProps) {
  const Element = inline ? 'span' : 'div';
  return (
    <Element
      className={cx(
        size && `vf-text-${size}`,
        leading && `vf-leading-${leading}`,
        tone && `vf-tone-${tone}`,
        weight && `vf-weight-${weight}`,
        oneLine && 'vf-one-line',
        className,
      )}
      {...(heading ? { role: 'heading', 'aria-level': heading } : {})}
    >
      {children}
    </Element>
  );
}

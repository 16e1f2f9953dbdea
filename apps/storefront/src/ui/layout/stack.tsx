import type { ReactNode } from 'react';
import { cx } from '../cx';

export interface StackProps {
  /** Horizontal; default: vertical. */
  row?: boolean;
  /** Room between the parts, in steps of 4 px: `--vf-space-…`. */
  gap?: 1 | 2 | 3;
  /** Cross-axis alignment; default: stretch. */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** Main-axis alignment; default: start. */
  justify?: 'between' | 'center';
  wrap?: boolean;
  className?: string;
  children?: ReactNode;
}

/**
 * Parts below or beside each other.
 *
 * @example
 * <Stack row align="center" gap={3}><Avatar … /><Fill>{name}</Fill><Button>…</Button></Stack>
 */
export function Stack({ row, gap, align, justify, wrap, className, children }: StackProps) {
  return (
    <div
      className={cx(
        row ? 'vf-row' : 'vf-column',
        gap && `vf-gap-${gap}`,
        align && `vf-align-${align}`,
        justify && `vf-justify-${justify}`,
        wrap && 'vf-wrap',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The part of a row that takes the room that is left, and cuts or wraps what is too long for it. */
export function Fill({ inline, className, children }: { inline?: boolean; className?: string; children?: ReactNode }) {
  const Element = inline ? 'span' : 'div';
  return <Element className={cx('vf-fill', className)}>{children}</Element>;
}

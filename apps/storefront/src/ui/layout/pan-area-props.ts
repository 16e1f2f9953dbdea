import type { ReactNode } from 'react';

/** Props of an area that scrolls both ways, on every platform. */
export interface PanAreaProps {
  children: ReactNode;
  /** For what follows how the area scrolls. */
  id?: string;
  /** It needs a height of its own: `flex: 1` with `min-height: 0`, or a fixed one. */
  className?: string;
  /** Name for screen readers. */
  label: string;
  /** Id of a child to bring to the top; a new object scrolls again, also to the same child. */
  show?: { id: string } | null;
}

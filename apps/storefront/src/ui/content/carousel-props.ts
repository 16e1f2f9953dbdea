import type { ReactNode } from 'react';

/** Props of the carousel on every platform. */
export interface CarouselProps {
  /** Slides, each with a key. */
  children: ReactNode;
  /** Accessible name of the carousel. */
  label: string;
  /** Width divided by height of a slide; left out: the parent's height. */
  aspect?: number;
  /** Milliseconds between slides; 0 stands still. Default 5000. It also stands still while touched, hidden, or with reduced motion. */
  intervalMs?: number;
  /** Position of the dots: on the slides, under them, or none. */
  dots?: 'over' | 'under' | 'none';
  /** Slide to show; left out: the carousel moves by itself only. Keep it in step by `onChange`. */
  index?: number;
  onChange?: (index: number) => void;
  className?: string;
}

import { useEffect, useRef } from 'react';
import { wantsLessMotion } from '@/platform/motion';
import { cx } from '../cx';
import styles from './pan-area.module.css';
import type { PanAreaProps } from './pan-area-props';

/** An area that scrolls both ways, for wide tables: inside it `position: sticky` holds heads and first columns. */
export function PanArea({ children, id, className, label, show }: PanAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const child = show && area.current?.querySelector<HTMLElement>(`[id="${show.id}"]`);
    if (!child || !area.current) return;
    const distance = child.getBoundingClientRect().top - area.current.getBoundingClientRect().top;
    area.current.scrollBy?.({ top: distance, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  }, [show]);
  return (
    <div ref={area} id={id} className={cx(styles.area, className)} role="region" aria-label={label}>
      {children}
    </div>
  );
}

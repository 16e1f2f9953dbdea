import { useEffect, useRef } from 'react';
import { wantsLessMotion } from '@/platform/motion';
import { useStripIds } from './strip-ids';
import type { StripProps } from './strip-props';

/** Scrolls sideways only: the page stays where it is. Nothing moves for a child that is in sight already at the start. */
function show(area: HTMLElement, child: HTMLElement, isFirst: boolean): void {
  const [frame, box] = [area.getBoundingClientRect(), child.getBoundingClientRect()];
  if (isFirst && box.left >= frame.left && box.right <= frame.right) return;
  const left = area.scrollLeft + box.left - frame.left - (frame.width - box.width) / 2;
  area.scrollTo?.({ left, behavior: isFirst || wantsLessMotion() ? 'auto' : 'smooth' });
}

/** A row that scrolls sideways and keeps the chosen child in sight. */
export function Strip({ children, chosen, label, className }: StripProps) {
  const idOf = useStripIds();
  const area = useRef<HTMLDivElement>(null);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (seen.current === chosen) return;
    const isFirst = seen.current === null;
    seen.current = chosen;
    const child = chosen < 0 ? null : area.current?.querySelector<HTMLElement>(`#${idOf(chosen)}`);
    if (area.current && child) show(area.current, child, isFirst);
  }, [idOf, chosen]);
  return (
    <div ref={area} className={className} {...(label && { role: 'group', tabIndex: 0, 'aria-label': label })}>
      {children(idOf)}
    </div>
  );
}

import { useRef } from 'react';
import styles from './phone.module.css';

/** Least length of a swipe from the edge, in px of the phone. */
const BACK_PX = 60;

/** The strip at the left edge from which a swipe goes back, as on phones without a back key. */
export function EdgeSwipe({ onBack }: { onBack: () => void }) {
  const from = useRef<number | null>(null);
  return (
    <div
      className={styles.edge}
      data-edge
      onPointerDown={(event) => {
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const start = from.current;
        from.current = null;
        if (start !== null && event.clientX - start > BACK_PX) onBack();
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
    />
  );
}

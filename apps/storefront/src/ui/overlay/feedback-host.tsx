import { useRef } from 'react';
import { MOTION_MS } from '../motion';
import { useFeedback } from './feedback-store';
import { Modal } from './modal';
import styles from './toast.module.css';

/** Shows what `toast()` and `modal()` ask for. The page frame mounts it once per page. */
export function FeedbackHost() {
  const toast = useFeedback((state) => state.toast);
  const asking = useFeedback((state) => state.modals[0]);
  // The last question stays for as long as it takes to fade out.
  const last = useRef(asking);
  if (asking) last.current = asking;
  const asked = last.current;
  return (
    <>
      {asked && (
        <Modal
          key={asked.id}
          isOpen={asked === asking}
          title={asked.title}
          content={asked.content}
          showCancel={asked.showCancel}
          cancelText={asked.cancelText}
          confirmText={asked.confirmText}
          prefersCancel={asked.prefersCancel}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
      <div className={styles.host} role="status" aria-live="polite">
        {toast && (
          <div key={toast.id} className={styles.toast} style={vanishing(toast.durationMs)}>
            {toast.text}
          </div>
        )}
      </div>
    </>
  );
}

/** A toast fades out within its own time. */
const vanishing = (durationMs: number) => ({ animationDelay: `0ms, ${Math.max(0, durationMs - MOTION_MS.fast)}ms` });

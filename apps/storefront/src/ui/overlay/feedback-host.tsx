import { useFeedback } from './feedback-store';
import { Modal } from './modal';
import styles from './toast.module.css';

/** Shows what `toast()` and `modal()` ask for. The page frame mounts it once per page. */
export function FeedbackHost() {
  const toast = useFeedback((state) => state.toast);
  const asked = useFeedback((state) => state.modals[0]);
  return (
    <>
      {asked && (
        <Modal
          key={asked.id}
          isOpen
          title={asked.title}
          content={asked.content}
          showCancel={asked.showCancel}
          cancelText={asked.cancelText}
          confirmText={asked.confirmText}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
      <div className={styles.host} role="status" aria-live="polite">
        {toast && (
          <div key={toast.id} className={styles.toast}>
            {toast.text}
          </div>
        )}
      </div>
    </>
  );
}

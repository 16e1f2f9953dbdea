import { useLoading } from '@/api';
import { BackHold } from '@/platform/overlay-back';
import { FeedbackHost, Spinner } from '@/ui';
import { ConsentModal } from './consent-modal';
import styles from './page.module.css';

/** Overlays of the visible page: toast, modals, the consent modal, the blocking indicator. */
export function PageOverlays() {
  const isLoading = useLoading();
  return (
    <>
      <ConsentModal />
      {isLoading && (
        <div className={styles.mask}>
          <div className={styles.maskBox}>
            <Spinner size="large" />
          </div>
        </div>
      )}
      <FeedbackHost />
      <BackHold />
    </>
  );
}

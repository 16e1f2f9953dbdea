import { t } from '@lingui/core/macro';
import { formatDate } from '@voltfront/rules/format/date';
import { copyText } from '@/platform/clipboard';
import { Button, Text, toast } from '@/ui';
import styles from './trial-screen.module.css';
import type { TrialSeatData } from './types';
import { sizeWords } from './words';

/** Benefits of a reserved seat, with the package's checksum where there is a package. */
export function TrialSeat({ seat }: { seat: TrialSeatData }) {
  const { platform, claimedAt, checksum, sizeBytes } = seat;
  const copy = async () => checksum && toast((await copyText(checksum)) ? t`校验值已复制` : t`复制失败，请长按选择`);
  return (
    <div className={styles.screen}>
      <div className={styles.seat}>
        <Text size="body-large" weight="medium" leading="normal">{t`您已获得体验名额`}</Text>
        <div className={styles.note}>
          {[t`${formatDate(claimedAt)} 领取`, ...(platform === 'android' ? [sizeWords(sizeBytes)] : [])].join(' · ')}
        </div>
        {checksum && (
          <div>
            <div className={styles.sum}>{`SHA-256 ${checksum}`}</div>
            <Button variant="text" size="small" icon="copy" onClick={() => void copy()}>
              {t`复制校验值`}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button, Icon, Section, Stack, Text } from '@/ui';
import { DriveStore } from '../drive-store';
import styles from './season-result.module.css';

/** What became of the gift coupon: in the card bag, at the store, or gone. */
function couponWords(state: TestDriveData['giftState']): string {
  if (state === 'given') return t`已发放`;
  return state === 'reserved' ? t`到店领取` : t`已领完`;
}

/** The promise as a large clock face, the gift as a coupon, the store, and what to do meanwhile. */
export function SeasonResult({ drive }: { drive: TestDriveData }) {
  const { driveNo, channel, store, giftState, contact } = drive;
  return (
    <>
      <div className={styles.top} role="status">
        <div className={styles.clock} style={{ borderColor: channel.accent }}>
          <div className={styles.hours}>24</div>
          <div className={styles.unit}>{t`小时内来电`}</div>
        </div>
        <Text size="title-2" weight="bold">{t`报名成功`}</Text>
        <Text size="small" tone="secondary">
          {t`请留意拨往 ${contact.mobile} 的来电`}
        </Text>
        <Text size="caption" tone="secondary">{t`报名编号 ${driveNo}`}</Text>
      </div>
      {channel.gift && (
        <div className={styles.coupon}>
          <div className={styles.stub} style={{ backgroundColor: channel.accent }}>
            <Icon name="gift" size={28} />
          </div>
          <div className={styles.words}>
            <Text weight="medium">{channel.gift.title}</Text>
            <Text size="caption" tone="secondary" leading="normal">
              {channel.gift.note}
            </Text>
          </div>
          <div className={styles.state}>{couponWords(giftState)}</div>
        </div>
      )}
      {store && <DriveStore store={store} />}
      <Section pad="l" label={t`接下来`}>
        <Stack gap={2}>
          {giftState === 'given' && (
            <Button block onClick={() => navigate('/pagesMine/cardBag/index')}>
              {t`到卡包查看礼券`}
            </Button>
          )}
          <Button block variant="secondary" onClick={() => navigate('/pages/download/index')}>
            {t`下载 App`}
          </Button>
        </Stack>
      </Section>
    </>
  );
}

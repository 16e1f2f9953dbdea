import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button, Lottie, Section, Stack, Text } from '@/ui';
import styles from './drive-sent.module.css';

/** A short application was sent: who calls and when, and where to go meanwhile. */
export function DriveSent({ drive }: { drive: TestDriveData }) {
  const { channel, model, contact, driveNo, key } = drive;
  return (
    <Section pad="l" apart="before" label={t`提交成功`}>
      <div className={styles.sent} role="status">
        <Lottie name="success" once className={styles.mark} />
        <Text size="title-2" weight="bold">{t`提交成功`}</Text>
        <Text tone="secondary">{channel.promise}</Text>
        <Text size="small" tone="secondary">{t`${model.name} · ${contact.mobile} · 编号 ${driveNo}`}</Text>
        {channel.gift && <Text size="small" tone="secondary">{t`到店礼：${channel.gift.title}`}</Text>}
      </div>
      <Stack gap={3}>
        <Button block onClick={() => navigate('/pages/download/index')}>
          {t`下载 App 了解更多`}
        </Button>
        <Button block variant="secondary" onClick={() => navigate('/pagesActivity/testDrive/result', { key })}>
          {t`查看预约`}
        </Button>
      </Stack>
    </Section>
  );
}

import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { Picture, QrCode, Section, Stack, Text } from '@/ui';
import styles from './drive-state.module.css';
import { driveStateName, driveStateNote } from './drive-words';

/** The state in the channel's colour, with the car; below it the code to show at the store. */
export function DriveState({ drive }: { drive: TestDriveData }) {
  const { state, model, channel, arrivalCode, driveNo } = drive;
  return (
    <>
      <div className={styles.head} style={{ backgroundColor: channel.accent }}>
        <div className={styles.words} role="status">
          <div className={styles.state}>{driveStateName(state)}</div>
          <div className={styles.note}>{driveStateNote(drive)}</div>
        </div>
        <div className={styles.car}>
          <Picture src={model.picture} width={140} aspect={2} alt={model.name} eager clear fit="contain" />
        </div>
      </div>
      {arrivalCode && (
        <Section pad="l" label={t`到店码`}>
          <Stack row align="center" gap={3}>
            <QrCode text={`${driveNo}:${arrivalCode}`} size="small" label={t`到店码`} />
            <Stack gap={1}>
              <Text size="small" tone="secondary">{t`到店码`}</Text>
              <div className={styles.code}>{arrivalCode}</div>
              <Text size="caption" tone="secondary">{t`到店后出示给专员`}</Text>
            </Stack>
          </Stack>
        </Section>
      )}
    </>
  );
}

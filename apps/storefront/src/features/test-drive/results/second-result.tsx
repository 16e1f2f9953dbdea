import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { Cell, CellGroup, Picture, Section, Stack, Text } from '@/ui';
import { DriveChange } from '../drive-change';
import { driveTime } from '../drive-result';
import { DriveStore } from '../drive-store';
import { driveStateName, driveStateNote } from '../drive-words';
import type { DriveRef } from '../use-drive';
import { wanWords } from '../wan-words';
import styles from './second-result.module.css';

/** The day as a large date beside the car, what the old car may be worth as a band, and the chance to come. */
export function SecondResult({ drive, reference }: { drive: TestDriveData; reference: DriveRef }) {
  const { state, startsAt, model, channel, store, estimate, details, key, driveNo } = drive;
  return (
    <>
      <div className={styles.top}>
        <div className={styles.date} style={{ backgroundColor: channel.accent }}>
          <div className={styles.month}>{startsAt === null ? t`待定` : formatInstant(startsAt, t`M月`)}</div>
          <div className={styles.day}>{startsAt === null ? '—' : formatInstant(startsAt, 'D')}</div>
          <div className={styles.month}>{startsAt === null ? '' : formatInstant(startsAt, 'HH:mm')}</div>
        </div>
        <div className={styles.words} role="status">
          <Text size="title-2" weight="bold">
            {driveStateName(state)}
          </Text>
          <Text size="small" tone="secondary">
            {driveStateNote(drive)}
          </Text>
          <Picture src={model.picture} width={180} aspect={2.2} alt={model.name} eager clear fit="contain" />
        </div>
      </div>
      {estimate && (
        <Section pad="l" label={t`旧车估价`}>
          <Stack gap={2}>
            <Text weight="medium">{t`旧车估价`}</Text>
            <div className={styles.band} style={{ backgroundColor: channel.accent }}>
              {t`${wanWords(estimate.lowFen)} - ${wanWords(estimate.highFen)} 万元`}
            </div>
            <Text size="caption" tone="secondary">
              {details
                .filter(({ id }) => id.startsWith('old'))
                .map(({ text }) => text)
                .join(' · ')}
            </Text>
          </Stack>
        </Section>
      )}
      <CellGroup inset>
        <Cell title={t`车型`} value={model.name} />
        <Cell title={t`时间`} value={driveTime(drive)} />
        <Cell title={t`预约编号`} value={driveNo} />
        {channel.gift && (
          <Cell
            icon="gift"
            title={channel.gift.title}
            note={channel.gift.note}
            value={state === 'done' ? t`已获得` : t`试驾后获得`}
          />
        )}
        <Cell
          icon="bell"
          title={t`试驾通知`}
          note={t`携带物品、天气与路线`}
          onClick={() => navigate('/pagesActivity/testDrive/notification', { key })}
        />
      </CellGroup>
      {store && <DriveStore store={store} />}
      <DriveChange drive={drive} reference={reference} />
    </>
  );
}

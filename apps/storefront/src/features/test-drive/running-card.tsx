import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import type { ReplyOf } from '@/api';
import { navigate } from '@/navigation';
import { Button, Fill, Picture, Section, Stack, Tag, Text } from '@/ui';
import { DRIVE_TONES, driveStateName } from './drive-words';
import type { ResultPage } from './open-result';
import styles from './running-card.module.css';

export type RunningDrive = ReplyOf<'GET /api/mpmkt/v1/testDrive/running'>[number];

/** When and where a drive is, or that it is arranged by telephone. */
export function runningWords({ startsAt, storeName }: Pick<RunningDrive, 'startsAt' | 'storeName'>): string {
  if (startsAt === null) return t`时间由顾问与您确认`;
  return `${formatInstant(startsAt, t`M月D日 HH:mm`)} ${storeName}`;
}

export interface RunningCardProps {
  /** A drive of the short list, or an application through a channel. */
  drive: RunningDrive | TestDriveData;
  resultPage?: ResultPage | undefined;
}

/** The drive of a model that a person has to come, or their application through a channel: stands where the form would ask for another one. */
export function RunningCard({ drive, resultPage = '/pagesActivity/testDrive/result' }: RunningCardProps) {
  const { state, driveNo } = drive;
  const { name, picture } = 'model' in drive ? drive.model : { name: drive.modelName, picture: drive.picture };
  return (
    <Section pad="l" label={t`已有预约`}>
      <Stack gap={3}>
        <Stack row align="center" gap={3}>
          <div className={styles.car}>
            <Picture src={picture} width={104} aspect={2} alt="" clear fit="contain" />
          </div>
          <Fill>
            <Text weight="medium">{t`${name} 试驾`}</Text>
            <Text size="small" tone="secondary">
              {runningWords({
                startsAt: drive.startsAt,
                storeName: 'model' in drive ? (drive.store?.name ?? '') : drive.storeName,
              })}
            </Text>
          </Fill>
          <Tag tone={DRIVE_TONES[state]}>{driveStateName(state)}</Tag>
        </Stack>
        <Button block onClick={() => navigate(resultPage, { driveNo })}>
          {t`查看预约`}
        </Button>
        {!('model' in drive) && (
          <Text size="caption" tone="secondary">{t`每款车型同时只能有一个进行中的预约，可先改期或取消`}</Text>
        )}
      </Stack>
    </Section>
  );
}

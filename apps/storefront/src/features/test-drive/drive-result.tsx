import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { serverNow } from '@/api';
import { SubscribeCell } from '@/features/message/subscribe-cell';
import { navigate } from '@/navigation';
import { Cell, CellGroup, Section, Stack, slotWords, Text, Timeline } from '@/ui';
import { DriveChange } from './drive-change';
import styles from './drive-result.module.css';
import { DriveState } from './drive-state';
import { DriveStore } from './drive-store';
import type { DriveRef } from './use-drive';

/** The time of a drive: `12月1日 周二 14:00-15:00`. */
export const driveTime = ({ startsAt, endsAt }: TestDriveData): string =>
  startsAt === null
    ? t`由顾问与您确认`
    : slotWords({ key: String(startsAt), startAt: startsAt, endAt: endsAt ?? startsAt }, serverNow());

/** An application and where it stands, with everything that can be done about it. */
export function DriveResult({ drive, reference }: { drive: TestDriveData; reference: DriveRef }) {
  const { state, model, store, contact, channel, history, driveNo, cityName, details } = drive;
  const isOver = state === 'done' || state === 'cancelled' || state === 'noShow';
  return (
    <>
      <DriveState drive={drive} />
      <CellGroup inset title={t`预约信息`}>
        <Cell title={t`车型`} value={model.name} />
        <Cell title={t`时间`} value={driveTime(drive)} />
        {!store && cityName !== '' && <Cell title={t`城市`} value={cityName} />}
        <Cell title={t`试驾人`} value={`${contact.name} ${contact.mobile}`} />
        {details.map(({ id, label, text }) => (
          <Cell key={id} title={label} value={text} />
        ))}
        {channel.partner && <Cell title={t`来源`} value={channel.partner} />}
        <Cell title={t`预约编号`} value={driveNo} />
      </CellGroup>
      {store && <DriveStore store={store} />}
      {channel.gift && !isOver && (
        <CellGroup inset title={t`到店礼`}>
          <Cell icon="gift" title={channel.gift.title} note={channel.gift.note} />
        </CellGroup>
      )}
      {!isOver && channel.steps.length > 0 && <NextSteps steps={channel.steps} />}
      {!isOver && <SubscribeCell topic="viewing" title={t`试驾提醒`} note={t`确认、改期与到店前通知您`} />}
      {isOver && (
        <CellGroup inset>
          {state === 'done' && (
            <Cell
              icon="chart"
              title={t`试驾报告`}
              note={t`路线、加速、能耗与驾驶类型`}
              onClick={() => navigate('/pagesActivity/testDrive/newTestDriveReport', { driveNo })}
            />
          )}
          {state === 'done' && (
            <Cell
              icon="star"
              title={t`填写试驾反馈`}
              note={t`提交后可得 100 积分`}
              onClick={() => navigate('/pagesActivity/testDrive/testDriveReport', { driveNo })}
            />
          )}
          {state === 'done' && (
            <Cell
              icon="gift"
              title={t`请好友试驾`}
              note={t`分享礼包，双方都有好礼`}
              onClick={() => navigate('/pagesActivity/testDrive/packageShare')}
            />
          )}
          {state === 'done' && (
            <Cell
              icon="car"
              title={t`定制同款 ${model.name}`}
              onClick={() => navigate('/pagesDetail/carModel', { modelId: model.modelId })}
            />
          )}
          <Cell
            icon="calendar"
            title={t`再次预约试驾`}
            onClick={() => navigate('/pagesActivity/testDrive/index', { modelId: model.modelId })}
          />
        </CellGroup>
      )}
      <Section pad="l" label={t`预约进度`}>
        <Text weight="medium" className={styles.heading}>{t`预约进度`}</Text>
        <Timeline
          items={history.map(({ title, note, at }) => ({
            key: `${at} ${title}`,
            title,
            time: formatDateTime(at),
            children: note || undefined,
          }))}
        />
      </Section>
      <DriveChange drive={drive} reference={reference} />
    </>
  );
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <Section pad="l" label={t`接下来`}>
      <Stack gap={2}>
        <Text weight="medium">{t`接下来`}</Text>
        {steps.map((step, index) => (
          <Text key={step} size="small" tone="secondary" leading="normal">{`${index + 1}. ${step}`}</Text>
        ))}
      </Stack>
    </Section>
  );
}

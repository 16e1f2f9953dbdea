import { TEST_DRIVE_STATES } from '@voltfront/rules/test-drive/test-drive-moves';
import { DatePicker, Segmented } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { driveWords } from '../../texts/drive-words';
import { useTexts } from '../../texts/texts';
import { dayOf, momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { DayCalendar } from './day-calendar';
import { useDriveActions } from './drive-actions';
import styles from './drives.module.css';
import { Invitations } from './invitations';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/drives';
export type Drive = ItemOf<typeof LIST>;

/** A consultant's day: who drives which car when, and the next step of each test drive. */
export function Drives() {
  const { t } = useTexts();
  const [day, setDay] = useState<Dayjs>(() => dayOf(Date.now()));
  const [view, setView] = useState<'day' | 'all' | 'letters'>('day');
  const text = day.format('YYYY-MM-DD');
  return (
    <>
      <div className={styles.tools}>
        <Segmented
          value={view}
          onChange={setView}
          options={[
            { value: 'day', label: t('driveDay') },
            { value: 'all', label: t('driveAll') },
            { value: 'letters', label: t('driveInvitations') },
          ]}
        />
        {view === 'day' ? (
          <DatePicker value={day} allowClear={false} onChange={(next) => next && setDay(next)} />
        ) : null}
      </div>
      {view === 'day' ? <DayCalendar day={text} /> : null}
      {view === 'letters' ? <Invitations /> : <DriveList key={view} {...(view === 'day' && { day: text })} />}
    </>
  );
}

/** Test drives, of a day or all of them. */
function DriveList({ day }: { day?: string }) {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="driveNo"
      linkOf={({ driveNo }) => `/drives/${driveNo}`}
      fixed={day === undefined ? {} : { day }}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: TEST_DRIVE_STATES.map((value) => ({
            value,
            label: say([driveWords[value][0], driveWords[value][1]]),
          })),
        },
      ]}
      columns={[
        {
          title: t('driveTime'),
          dataIndex: 'startsAt',
          render: (at: Drive['startsAt']) => (at === null ? t('driveUntimed') : momentOr(at)),
        },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Drive['state']) => <WordTag of={driveWords[state]} />,
        },
        { title: t('driver'), key: 'driver', render: (_, { name, mobile }) => `${name} ${mobile}` },
        {
          title: t('driveCar'),
          key: 'car',
          render: (_, { modelName, plate }) => [modelName, plate].filter(Boolean).join(' '),
        },
        { title: t('store'), key: 'store', render: (_, { storeName, cityName }) => storeName || cityName },
        { title: t('driveSource'), dataIndex: 'channelTitle' },
        {
          title: t('driveEmployeeNote'),
          dataIndex: 'employeeNote',
          render: (note: Drive['employeeNote']) => note ?? '–',
        },
        { title: t('driveLetter'), key: 'letter', render: (_, drive) => <Letter drive={drive} /> },
        {
          title: t('driveFigures'),
          dataIndex: 'distanceKm',
          render: (km: Drive['distanceKm']) => (km === null ? '–' : t('driveKm', { n: km })),
        },
        { title: t('driveNo'), dataIndex: 'driveNo' },
      ]}
      actions={useDriveActions()}
    />
  );
}

/** Whether the letter was signed, and the way to it. */
export function Letter({ drive: { isSigned, letterFile } }: { drive: Pick<Drive, 'isSigned' | 'letterFile'> }) {
  const { t } = useTexts();
  if (!isSigned) return t('driveUnsigned');
  if (letterFile === null) return t('driveSigned');
  return (
    // The row around it has a page of its own.
    <a href={letterFile} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
      {t('driveSigned')}
    </a>
  );
}

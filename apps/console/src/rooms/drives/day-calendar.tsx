import type { ReplyOf } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { Card, Table, Tag } from 'antd';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { driveWords } from '../../texts/drive-words';
import { useTexts } from '../../texts/texts';
import styles from './drives.module.css';

const DAY = 'GET /api/mpmkt/v1/staff/testDrive/day';
type Day = ReplyOf<typeof DAY>;
type Car = Day['cars'][number];

/** The day of the own store: a line for the cars of each model, a column for each hour. */
export function DayCalendar({ day }: { day: string }) {
  const { t } = useTexts();
  const shown = useCall(DAY, { day });
  if (shown.isError) return <FailedState error={shown.error} retry={() => void shown.refetch()} />;
  if (shown.data && shown.data.storeId === null) return null;
  const { storeName = '', hours = [], cars = [], drives = [] } = shown.data ?? {};
  return (
    <Card className={styles.calendar} title={storeName} styles={{ body: { padding: 0 } }}>
      <Table<Car>
        size="small"
        rowKey="placeId"
        loading={shown.isPending}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={cars}
        columns={[
          {
            key: 'car',
            title: t('driveCar'),
            fixed: 'left',
            render: (_, { modelName, plates }) => (
              <>
                <div>{modelName}</div>
                <div className={styles.plates}>{plates.join(' ')}</div>
              </>
            ),
          },
          ...hours.map((hour) => ({
            key: String(hour),
            title: formatInstant(hour, 'HH:mm'),
            render: (_: unknown, car: Car) => (
              <Hour
                drives={drives.filter(({ placeId, startsAt }) => placeId === car.placeId && startsAt === hour)}
                cars={car.plates.length}
              />
            ),
          })),
        ]}
      />
    </Card>
  );
}

/** Colour of a tag by the tone of a state, as everywhere in the console. */
const COLOURS = { todo: 'gold', waiting: 'blue', good: 'green', bad: 'red', over: 'default' } as const;

function Hour({ drives, cars }: { drives: Day['drives']; cars: number }) {
  const { t } = useTexts();
  const left = cars - drives.length;
  return (
    <div className={styles.cell}>
      {drives.map(({ driveNo, name, state, isSigned }) => (
        <Tag key={driveNo} color={COLOURS[driveWords[state][2]]}>
          {`${name}${isSigned ? ' ✓' : ''}`}
        </Tag>
      ))}
      {left > 0 ? <span className={styles.free}>{`${t('freeSlot')} ${left}`}</span> : null}
    </div>
  );
}

import { activityStageWords } from '../../texts/activity-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { NewActivity } from './activity-fields';

const LIST = 'GET /api/mpmkt/v1/staff/activities';
type Line = ItemOf<typeof LIST>;

/** Activities with their seats and who waits: for a seat, or for staff. */
export function Activities() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="activityId"
      linkOf={({ activityId }) => `/activities/${activityId}`}
      tools={() => <NewActivity />}
      filters={[
        { kind: 'text', name: 'words', label: t('activityTitle') },
        {
          kind: 'choice',
          name: 'stage',
          label: t('activityStage'),
          options: Object.entries(activityStageWords).map(([value, [zh, en]]) => ({ value, label: say([zh, en]) })),
        },
      ]}
      columns={[
        { title: t('activityTitle'), dataIndex: 'title' },
        {
          title: t('activityStage'),
          dataIndex: 'stage',
          render: (stage: Line['stage']) => <WordTag of={activityStageWords[stage]} />,
        },
        { title: t('activityPlace'), dataIndex: 'place' },
        { title: t('activityTime'), dataIndex: 'startsAt', render: momentOr },
        {
          title: t('activitySeats'),
          key: 'seats',
          align: 'right',
          render: (_, { seatsTaken, capacity }) => t('activitySeatsOf', { taken: seatsTaken, all: capacity }),
        },
        { title: t('activityWaiting'), dataIndex: 'waitingCount', align: 'right' },
        { title: t('activityReviewing'), dataIndex: 'reviewingCount', align: 'right' },
      ]}
    />
  );
}

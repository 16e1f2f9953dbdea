import { Rate } from 'antd';
import { visitWords } from '../../texts/care-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';

const LIST = 'GET /api/mporder/v1/staff/care/ratings';
type VisitRating = ItemOf<typeof LIST>;

/** What customers say about their visits to the stores. */
export function Ratings() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="ratingId"
      filters={[
        {
          kind: 'choice',
          name: 'stars',
          label: t('stars'),
          options: [1, 2, 3, 4, 5].map((n) => ({ value: String(n), label: t('starsOf', { n }) })),
        },
      ]}
      columns={[
        {
          title: t('stars'),
          dataIndex: 'stars',
          render: (stars: number) => (
            <span role="img" aria-label={t('starsOf', { n: stars })}>
              <Rate disabled value={stars} />
            </span>
          ),
        },
        { title: t('said'), dataIndex: 'note' },
        { title: t('customer'), dataIndex: 'nickname' },
        { title: t('visit'), dataIndex: 'kind', render: (kind: VisitRating['kind']) => say(visitWords[kind]) },
        { title: t('store'), dataIndex: 'storeName' },
        { title: t('presentAdviser'), dataIndex: 'adviserName' },
        { title: t('visitedAt'), dataIndex: 'visitedAt', render: momentOr },
        { title: t('ratedAt'), dataIndex: 'createdAt', render: momentOr },
      ]}
    />
  );
}

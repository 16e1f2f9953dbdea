import { CHANGE_KINDS, CHANGE_STATES, needsApproval } from '@voltfront/rules/catalogue/change-moves';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useCall } from '../../api/use-call';
import { changeKindWords, changeWords } from '../../texts/catalogue-words';
import { useTexts } from '../../texts/texts';
import type { Filter } from '../../ui/filter-bar';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { Value } from './value';

const LIST = 'GET /api/mporder/v1/staff/catalogue/changes';
type Change = ItemOf<typeof LIST>;

interface ChangesTableProps {
  /** Whose changes they are, where it is not all. */
  fixed?: Record<string, string>;
  filters?: readonly Filter[];
  title?: string;
}

/** Changes of prices and of the sale: each is a revision that stays. */
export function ChangesTable({ fixed, filters = [], title }: ChangesTableProps) {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="changeNo"
      linkOf={({ changeNo }) => `/changes/${changeNo}`}
      filters={filters}
      {...(fixed ? { fixed } : {})}
      {...(title ? { title } : {})}
      columns={[
        { title: t('proposedAt'), dataIndex: 'createdAt', render: (at: number) => formatDateTime(at) },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Change['state']) => <WordTag of={changeWords[state]} />,
        },
        { title: t('changeKind'), dataIndex: 'kind', render: (kind: Change['kind']) => say(changeKindWords[kind]) },
        {
          title: t('changeSubject'),
          key: 'subject',
          render: (_, { kind, modelName, subject, count }) =>
            `${kind === 'modelText' ? '' : `${modelName} `}${subject}${count > 1 ? `（${t('versionsN', { n: count })}）` : ''}`,
        },
        {
          title: t('changeItems'),
          key: 'items',
          render: (_, { before, after }) => (
            <>
              <Value of={before} /> → <Value of={after} />
            </>
          ),
        },
        { title: t('proposedBy'), dataIndex: 'proposedBy' },
        {
          title: t('approvedBy'),
          key: 'approvedBy',
          render: (_, { kind, approvedBy }) => approvedBy ?? (!needsApproval(kind) ? t('noApprovalNeeded') : '–'),
        },
        {
          title: t('startsAt'),
          key: 'startsAt',
          render: (_, { state, startsAt, appliedAt }) =>
            state === 'proposed' && startsAt === null ? t('atOnce') : momentOr(appliedAt ?? startsAt),
        },
      ]}
    />
  );
}

/** All changes of the catalogue, and what waits for an approval. */
export function CatalogueChanges() {
  const { t, say } = useTexts();
  const { data } = useCall('GET /api/mporder/v1/staff/catalogue/models');
  const models = data?.models.map(({ modelId, name }) => ({ value: modelId, label: name })) ?? [];
  const states = CHANGE_STATES.map((value) => ({ value, label: say([changeWords[value][0], changeWords[value][1]]) }));
  const kinds = CHANGE_KINDS.map((value) => ({ value, label: say(changeKindWords[value]) }));
  return (
    <ChangesTable
      filters={[
        { kind: 'choice', name: 'state', label: t('state'), options: states },
        { kind: 'choice', name: 'kind', label: t('changeKind'), options: kinds },
        { kind: 'choice', name: 'modelId', label: t('model'), options: models },
      ]}
    />
  );
}

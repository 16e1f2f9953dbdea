import { BINDING_STATES } from '@voltfront/rules/association/binding';
import { bindingWords } from '../../texts/people-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { useBindingActions } from './binding-actions';

const LIST = 'GET /api/mpmkt/v1/staff/association/bindings';

/** Members who ask to be bound to their association: in the order in which they came. */
export function Bindings() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="bindingId"
      linkOf={({ bindingId }) => `/bindings/${bindingId}`}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          preset: 'inReview',
          options: BINDING_STATES.map((value) => {
            const [chinese, english] = bindingWords[value];
            return { value, label: say([chinese, english]) };
          }),
        },
      ]}
      columns={[
        { title: t('bindingSentAt'), dataIndex: 'sentAt', render: (at: number) => momentOr(at) },
        { title: t('bindingAssociation'), dataIndex: 'association' },
        { title: t('customer'), dataIndex: 'nickname' },
        { title: t('bindingMemberNo'), dataIndex: 'memberNo' },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: ItemOf<typeof LIST>['state']) => <WordTag of={bindingWords[state]} />,
        },
        { title: t('bindingDecidedAt'), dataIndex: 'decidedAt', render: (at: number | null) => momentOr(at) },
      ]}
      actions={useBindingActions()}
    />
  );
}

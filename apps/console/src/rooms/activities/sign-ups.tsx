import { SIGN_UP_STATES } from '@voltfront/rules/activity/sign-up-moves';
import { call } from '../../api/call';
import { Link } from '../../app/link';
import { signUpWords } from '../../texts/activity-words';
import { useTexts } from '../../texts/texts';
import { ExportButton } from '../../ui/export-button';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mpmkt/v1/staff/activity/signUps';
type SignUp = ItemOf<typeof LIST>;

/** Sign-ups of an activity: who waits for review, who is on the waiting list, who was there. */
export function SignUps({ activityId }: { activityId: string }) {
  const { t, say } = useTexts();
  const needs = 'campaigns.change' as const;
  const isFor = ({ state }: SignUp) => state === 'reviewing';
  return (
    <ResourceTable
      list={LIST}
      rowKey="signUpId"
      title={t('signUps')}
      fixed={{ activityId }}
      tools={(query) => (
        <ExportButton file="POST /api/mpmkt/v1/staff/activity/signUps/export" query={{ ...query, activityId }} />
      )}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: SIGN_UP_STATES.map((value) => ({
            value,
            label: say([signUpWords[value][0], signUpWords[value][1]]),
          })),
        },
      ]}
      columns={[
        {
          title: t('signUpPerson'),
          key: 'person',
          render: (_, { accountId, nickname }) => <Link to={`/customers/${accountId}`}>{nickname || accountId}</Link>,
        },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: SignUp['state']) => <WordTag of={signUpWords[state]} />,
        },
        { title: t('activitySeats'), dataIndex: 'seats', align: 'right' },
        { title: t('activityFee'), dataIndex: 'pointsFee', align: 'right' },
        {
          title: t('signUpAnswers'),
          dataIndex: 'answers',
          render: (answers: SignUp['answers'], { rejection }) =>
            [...answers.map(({ label, value }) => `${label} ${value}`), rejection].filter(Boolean).join(' · ') || '–',
        },
        { title: t('signUpAt'), dataIndex: 'createdAt', render: momentOr },
      ]}
      actions={[
        {
          key: 'approve',
          label: t('signUpApprove'),
          isMain: true,
          asks: 'note',
          needs,
          isFor,
          run: ({ accountId }, { reason }) =>
            call('POST /api/mpmkt/v1/staff/activity/signUp/approve', { body: { activityId, accountId }, reason }),
        },
        {
          key: 'reject',
          label: t('signUpReject'),
          hint: t('signUpRejectHint'),
          isDanger: true,
          longest: 100,
          needs,
          isFor,
          run: ({ accountId }, { reason }) =>
            call('POST /api/mpmkt/v1/staff/activity/signUp/reject', {
              body: { activityId, accountId, rejection: reason },
              reason,
            }),
        },
      ]}
    />
  );
}

import { Card, Descriptions, Empty, Image, Skeleton } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { bindingWords } from '../../texts/people-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import { WordTag } from '../../ui/word-tag';
import { useBindingActions } from './binding-actions';

/** Width of the photo of a card (px). */
const CARD_WIDTH = 360;

/** One request of a member: what was answered, the photo of the card, and the decision. */
export function BindingDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const binding = useCall('GET /api/mpmkt/v1/staff/association/binding', { bindingId: id });
  const { buttons, dialog } = useActions(useBindingActions());
  if (binding.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (binding.isError) return <FailedState error={binding.error} retry={() => void binding.refetch()} />;
  const { data } = binding;
  return (
    <DetailPage>
      <DetailHead
        title={data.association}
        tags={<WordTag of={bindingWords[data.state]} />}
        buttons={buttons(data)}
        facts={[
          fact(t('customer'), <Link to={`/customers/${data.accountId}`}>{data.nickname || data.accountId}</Link>),
          fact(t('bindingMemberNo'), data.memberNo),
          fact(t('bindingSentAt'), momentOr(data.sentAt)),
          ...(data.decidedAt === null
            ? []
            : [fact(t('bindingDecidedAt'), [momentOr(data.decidedAt), data.decidedBy].filter(Boolean).join(' '))]),
          ...(data.reason ? [fact(t('bindingReason'), data.reason, 3)] : []),
        ]}
      />
      <Card title={t('bindingAnswers')}>
        <Descriptions
          column={2}
          items={data.answers.map(({ id: key, label, text }) => ({ key, label, children: text }))}
        />
      </Card>
      <Card title={t('bindingCard')}>
        {data.pictures.length === 0 ? (
          <Empty description={t('bindingNoCard')} />
        ) : (
          data.pictures.map((picture) => (
            <Image
              key={picture}
              width={CARD_WIDTH}
              src={pictureAt(picture, CARD_WIDTH * 2)}
              preview={{ src: picture }}
              alt={t('bindingCard')}
            />
          ))
        )}
      </Card>
      {dialog}
    </DetailPage>
  );
}

import { Card, Empty, Image, Skeleton } from 'antd';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { policyWords } from '../../texts/handover-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { pictureAt } from '../../ui/picture';
import { WordTag } from '../../ui/word-tag';
import type { Policy } from './policies';

function usePolicyActions(): Action<Policy>[] {
  const { t } = useTexts();
  const isFor = ({ state }: Policy) => state === 'ownPolicyInReview';
  return [
    {
      key: 'accept',
      label: t('acceptPolicy'),
      hint: t('acceptPolicyHint'),
      isMain: true,
      needs: 'handovers.change',
      isFor,
      run: ({ orderNo, ownPolicy: { sentAt } }, { reason }) =>
        call('POST /api/mporder/v1/staff/insurance/accept', { body: { orderNo, sentAt }, reason }),
    },
    {
      key: 'reject',
      label: t('rejectPolicy'),
      hint: t('rejectPolicyHint'),
      isDanger: true,
      needs: 'handovers.change',
      isFor,
      longest: 100,
      run: ({ orderNo, ownPolicy: { sentAt } }, { reason }) =>
        call('POST /api/mporder/v1/staff/insurance/reject', { body: { orderNo, sentAt, reason }, reason }),
    },
  ];
}

/** A policy that a customer bought elsewhere, with its picture, and what the check said. */
export function PolicyDetail({ id }: { id: string }) {
  const policy = useCall('GET /api/mporder/v1/staff/insurance/policy', { orderNo: id });
  if (policy.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (policy.isError) return <FailedState error={policy.error} retry={() => void policy.refetch()} />;
  return (
    <DetailPage>
      <Facts policy={policy.data} />
    </DetailPage>
  );
}

function Facts({ policy }: { policy: Policy }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(usePolicyActions());
  const { orderNo, ownPolicy } = policy;
  return (
    <>
      <DetailHead
        title={`${ownPolicy.insurerName} ${ownPolicy.policyNo}`}
        tags={<WordTag of={policyWords[policy.state]} />}
        buttons={buttons(policy)}
        facts={[
          fact(t('orderNo'), <OrderLink orderNo={orderNo} />),
          fact(t('model'), policy.modelName),
          fact(t('buyer'), policy.buyerName),
          fact(t('store'), policy.storeName),
          fact(t('cover'), `${ownPolicy.startsOn} ~ ${ownPolicy.endsOn}`),
          fact(t('sentAt'), momentOr(ownPolicy.sentAt)),
          fact(t('checkedAt'), momentOr(policy.checkedAt)),
          ...(ownPolicy.rejection ? [fact(t('rejection'), ownPolicy.rejection, 2)] : []),
        ]}
      />
      <Card title={t('policyPicture')}>
        {ownPolicy.picture ? (
          <Image
            width={480}
            src={pictureAt(ownPolicy.picture, 960)}
            preview={{ src: ownPolicy.picture }}
            alt={t('policyPicture')}
          />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noPicture')} />
        )}
      </Card>
      {dialog}
    </>
  );
}

import { Alert, Skeleton } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { pickupWords } from '../../texts/handover-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { WordTag } from '../../ui/word-tag';
import type { Handover } from './pickup';
import { ScanButton } from './scan-button';
import { Steps } from './steps';
import { undoScan } from './undo-scan';

/** One handover: who comes, what is missing, and the code. */
export function PickupDetail({ id }: { id: string }) {
  const handover = useCall('GET /api/mporder/v1/staff/pickup/handover', { orderNo: id });
  if (handover.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (handover.isError) return <FailedState error={handover.error} retry={() => void handover.refetch()} />;
  return (
    <DetailPage>
      <Facts handover={handover.data} />
    </DetailPage>
  );
}

function Facts({ handover }: { handover: Handover }) {
  const texts = useTexts();
  const { t } = texts;
  const { buttons, dialog } = useActions([undoScan(texts)]);
  const { orderNo, state, appointment } = handover;
  return (
    <>
      <DetailHead
        title={orderNo}
        tags={<WordTag of={pickupWords[state]} />}
        buttons={state === 'waiting' ? <ScanButton /> : buttons(handover)}
        facts={[
          fact(t('order'), <OrderLink orderNo={orderNo} />),
          fact(t('model'), `${handover.modelName} ${handover.versionName}`),
          fact(t('store'), handover.storeName),
          fact(t('buyer'), `${handover.buyerName} ${handover.buyerMobile}`),
          fact(t('appointment'), momentOr(appointment?.startsAt ?? null)),
          fact(t('steps'), <Steps steps={handover.steps} />),
          fact(t('scannedAt'), momentOr(handover.scannedAt)),
          fact(t('deliveredAt'), momentOr(handover.deliveredAt)),
          fact(t('inspections'), <Link to={`/inspections/${orderNo}`}>{t('report')}</Link>),
        ]}
      >
        {state === 'scanned' ? <Alert type="info" showIcon title={t('customerConfirms')} /> : null}
      </DetailHead>
      {dialog}
    </>
  );
}

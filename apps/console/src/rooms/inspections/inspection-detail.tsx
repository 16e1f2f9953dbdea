import type { ReplyOf } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Button, Card, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { useSelf } from '../../frame/self';
import { FailedState } from '../../frame/states';
import { inspectionWords } from '../../texts/car-words';
import { useTexts } from '../../texts/texts';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { StateTag } from '../../ui/state-tag';
import { WordTag } from '../../ui/word-tag';
import { Questions } from './questions';
import { ReportForm } from './report-form';
import { ReportView } from './report-view';

export type InspectionData = ReplyOf<'GET /api/mporder/v1/staff/handovers/inspection'>;

/** The inspection of a car at the store: its report to write or to read, and the questions of the customer. */
export function InspectionDetail({ id }: { id: string }) {
  const inspection = useCall('GET /api/mporder/v1/staff/handovers/inspection', { orderNo: id });
  if (inspection.isPending) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (inspection.isError) return <FailedState error={inspection.error} retry={() => void inspection.refetch()} />;
  const { data } = inspection;
  return (
    <DetailPage>
      <Head inspection={data} />
      {data.questions.length > 0 ? <Questions inspection={data} /> : null}
      {data.report ? <ReportView report={data.report} /> : <Unwritten inspection={data} />}
    </DetailPage>
  );
}

function Head({ inspection }: { inspection: InspectionData }) {
  const { t } = useTexts();
  const { report } = inspection;
  return (
    <DetailHead
      title={inspection.orderNo}
      tags={<WordTag of={inspectionWords[inspection.state]} />}
      facts={[
        fact(t('order'), <OrderLink orderNo={inspection.orderNo} />),
        fact(t('state'), <StateTag state={inspection.orderState} />),
        fact(t('model'), `${inspection.modelName} ${inspection.versionName}`),
        fact(t('buyer'), inspection.buyerName),
        fact(t('store'), inspection.storeName ?? '–'),
        fact(t('vin'), inspection.vin ?? '–'),
        ...(report
          ? [
              fact(t('inspector'), report.inspectorName),
              fact(t('inspectedAt'), momentOr(report.inspectedAt)),
              fact(t('revision'), report.revision),
              fact(t('mileage'), report.mileageKm),
              fact(t('battery'), report.batteryPercent),
            ]
          : []),
      ]}
    />
  );
}

const AT_STORE: readonly InspectionData['orderState'][] = ['arrived', 'paidInFull'];

function Unwritten({ inspection }: { inspection: InspectionData }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = may(useSelf(), 'handovers.change') && AT_STORE.includes(inspection.orderState);
  if (isOpen) return <ReportForm orderNo={inspection.orderNo} cancel={() => setOpen(false)} />;
  return (
    <Card>
      <Empty description={t('reportMissing')}>
        {mayWrite ? (
          <Button type="primary" onClick={() => setOpen(true)}>
            {t('writeReport')}
          </Button>
        ) : null}
      </Empty>
    </Card>
  );
}

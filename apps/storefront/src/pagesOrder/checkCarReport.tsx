import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import styles from '@/features/inspection/inspection.module.css';
import { InspectionReport } from '@/features/inspection/inspection-report';
import { canConfirm, inspectionNote, inspectionTitle, type ReportItem } from '@/features/inspection/inspection-words';
import { useInspectionActions } from '@/features/inspection/use-inspection-actions';
import { orderSubject } from '@/features/order/order-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { dial } from '@/platform/external';
import { BottomBar, Button, lazySheet, Skeleton, Text } from '@/ui';

const ROUTE = '/pagesOrder/checkCarReport';
const QuestionSheet = lazySheet(
  () => import('@/features/inspection/question-sheet').then((file) => file.QuestionSheet),
  ({ item }) => item !== null,
);

/** 远程验车报告 */
export default function CheckCarReportPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const query = useQuery({ ...apiQuery('GET /api/mporder/v1/order/inspection', { orderNo }), enabled: orderNo !== '' });
  const { busy, confirm, ask } = useInspectionActions(orderNo, query.refetch);
  const [item, setItem] = useState<ReportItem | null>(null);
  const inspection = query.data;
  const adviser = inspection?.adviser;
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[query]}
      skeleton={<Skeleton variant="detail" />}
      bottom={() =>
        inspection &&
        (adviser || canConfirm(inspection.state)) && (
          <BottomBar>
            {adviser && (
              <Button block variant="secondary" icon="phone" onClick={() => dial(adviser.phone)}>
                {t`联系顾问`}
              </Button>
            )}
            {canConfirm(inspection.state) && (
              <Button block loading={busy === 'confirm'} onClick={() => confirm(inspection.report?.revision ?? 0)}>
                {t`确认报告`}
              </Button>
            )}
          </BottomBar>
        )
      }
    >
      {() =>
        inspection && (
          <div className={styles.content}>
            <div className={styles.head}>
              <Text size="title-1" weight="bold" leading="title-1" heading={2}>
                {inspectionTitle(inspection.state)}
              </Text>
              <div className={styles.note}>{inspectionNote(inspection)}</div>
              <div className={styles.car}>{`${inspection.modelName} ${inspection.versionName}`}</div>
            </div>
            <InspectionReport inspection={inspection} onAsk={setItem} />
            <QuestionSheet
              item={item}
              isBusy={busy === 'ask'}
              onClose={() => setItem(null)}
              onSend={async (question) => {
                if (await ask(question)) setItem(null);
              }}
            />
          </div>
        )
      }
    </Page>
  );
}

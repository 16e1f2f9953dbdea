import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import styles from '@/features/logistics/logistics.module.css';
import { WayFacts } from '@/features/logistics/way-facts';
import { WayMap } from '@/features/logistics/way-map';
import { WaySteps } from '@/features/logistics/way-steps';
import { arrivalWords, wayTitle } from '@/features/logistics/way-words';
import { orderSubject } from '@/features/order/order-subject';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Card, NoticeBar, Skeleton, Text } from '@/ui';

const ROUTE = '/pagesOrder/logisticsInfo';

/** 车辆物流 */
export default function LogisticsInfoPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const query = useQuery({ ...apiQuery('GET /api/mporder/v1/order/logistics', { orderNo }), enabled: orderNo !== '' });
  const way = query.data;
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[query]}
      skeleton={<Skeleton variant="detail" />}
      bottom={() =>
        way?.actions.includes('viewInspection') && (
          <BottomBar>
            <Button block onClick={() => navigate('/pagesOrder/checkCarReport', { orderNo })}>
              {t`查看验车报告`}
            </Button>
          </BottomBar>
        )
      }
    >
      {() =>
        way && (
          <div className={styles.content}>
            <div className={styles.head}>
              <Text size="title-1" weight="bold" leading="title-1" heading={2}>
                {wayTitle(way)}
              </Text>
              <div className={styles.arrival}>{arrivalWords(way)}</div>
            </div>
            {way.delay && (
              <div className={styles.notice}>
                <NoticeBar tone="warning">{t`推迟原因：${way.delay.reason}`}</NoticeBar>
              </div>
            )}
            <WayMap way={way} />
            <Card className={styles.steps} title={t`运输进度`}>
              <WaySteps steps={way.steps} />
            </Card>
            <WayFacts way={way} />
          </div>
        )
      }
    </Page>
  );
}

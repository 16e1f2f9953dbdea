import type { OrderStateData } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Card, Skeleton } from 'antd';
import { useCall } from '../../api/use-call';
import { useSelf } from '../../frame/self';
import { FailedState } from '../../frame/states';
import type { TextKey } from '../../texts/catalogue';
import { stateWords } from '../../texts/domain';
import { useTexts } from '../../texts/texts';
import { OpenReports } from './open-reports';
import styles from './today.module.css';
import { WaitingLine } from './waiting-line';
import { WaitingRequests } from './waiting-requests';

/** Who has to do something before orders of these states go on. */
const TEAMS: readonly { who: TextKey; states: readonly OrderStateData[] }[] = [
  { who: 'teamStore', states: ['paidInFull'] },
  { who: 'teamFinance', states: ['refunding'] },
  { who: 'teamProduction', states: ['locked', 'inProduction', 'inTransit'] },
  { who: 'teamCustomer', states: ['created', 'intentionPaid', 'depositPaid', 'arrived'] },
];

/** What waits for whom: open orders by state, each a way to its list. */
export function Today() {
  const self = useSelf();
  const { t, say } = useTexts();
  const waiting = useCall('GET /api/mporder/v1/staff/orders/waiting');
  if (waiting.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (waiting.isError) return <FailedState error={waiting.error} retry={() => void waiting.refetch()} />;
  const of = (state: OrderStateData) => waiting.data.states.find((one) => one.state === state);
  const open = TEAMS.flatMap(({ states }) => states).reduce((sum, state) => sum + (of(state)?.count ?? 0), 0);
  return (
    <>
      <header className={styles.head}>
        <h1>{t('today')}</h1>
        <span>
          {open === 0 ? t('allClear') : t('openOrders')} {open > 0 ? <b>{open}</b> : null}
        </span>
      </header>
      <div className={styles.teams}>
        {TEAMS.map(({ who, states }) => (
          <Card key={who} title={t('waitsFor', { who: t(who) })} styles={{ body: { padding: '4px 0' } }}>
            {states.map((state) => (
              <WaitingLine
                key={state}
                to={`/orders?state=${state}`}
                text={say(stateWords[state])}
                count={of(state)?.count ?? 0}
                oldestAt={of(state)?.oldestAt}
              />
            ))}
            {who === 'teamFinance' ? <OpenDifferences /> : null}
            {who === 'teamStore' && may(self, 'care.see') ? <WaitingRequests /> : null}
          </Card>
        ))}
        {may(self, 'catalogue.see') ? <OpenChanges /> : null}
        {may(self, 'content.see') ? <OpenReports /> : null}
      </div>
    </>
  );
}

/** Prices that wait for the approval of a second operator. */
function OpenChanges() {
  const { t } = useTexts();
  const { data } = useCall('GET /api/mporder/v1/staff/catalogue/models');
  const count = data?.models.reduce((sum, { openChanges }) => sum + openChanges, 0);
  return (
    <Card title={t('waitsFor', { who: t('teamCatalogue') })} styles={{ body: { padding: '4px 0' } }}>
      <WaitingLine to="/changes?state=proposed" text={t('pricesToApprove')} count={count} />
    </Card>
  );
}

/** Differences between the books and the statements of providers, for whoever sees payments. */
function OpenDifferences() {
  const { t } = useTexts();
  const isShown = may(useSelf(), 'payments.see');
  const { data } = useCall('GET /api/mporder/v1/staff/reconciliation/waiting', undefined, { isOff: !isShown });
  if (!isShown) return null;
  return (
    <WaitingLine
      to="/reconciliation?only=open"
      text={t('openDifferences')}
      count={data?.open}
      oldestAt={data?.oldestAt}
    />
  );
}

import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderRightsData, RightsPreviewData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { apiQuery, useServerNow } from '@/api';
import { AgreementSheet } from '@/features/agreement/agreement-sheet';
import { needsSigning } from '@/features/agreement/agreement-words';
import { BottomBar, Button, Card, Countdown, NoticeBar, Tag } from '@/ui';
import { differenceMark } from '../change/change-words';
import { ChangeLead, useConsent } from '../change/confirm-bar';
import { MoneyCard } from '../change/money-card';
import { OrderRibbon } from '../change/order-ribbon';
import { BenefitGroup } from './benefit-group';
import { changedChoices, type Picks, validPicks } from './rights-choice';
import styles from './rights-screen.module.css';
import { useChangeRights } from './use-change-rights';

export interface RightsScreenProps {
  rights: OrderRightsData;
  reload: () => Promise<unknown>;
}

/** The benefits of an order, which can be changed until the lock; the price follows each pick. */
export function RightsScreen({ rights, reload }: RightsScreenProps) {
  const { order, refusal, groups, agreement } = rights;
  const { orderNo } = order;
  const [wanted, setWanted] = useState<Picks>({});
  const picks = validPicks(groups, wanted);
  const choices = changedChoices(groups, picks);
  const isChanged = choices.length > 0;
  const query = useQuery({
    ...apiQuery('POST /api/mporder/v1/order/rights/preview', { orderNo, choices }),
    enabled: isChanged,
    placeholderData: keepPreviousData,
  });
  const preview = isChanged ? query.data : undefined;
  const { confirm, isBusy, toSign, signed, signLater } = useChangeRights(orderNo, async () => {
    await Promise.all([reload(), isChanged && query.refetch()]);
  });
  const [isReading, setReading] = useState(false);
  const waiting = agreement && needsSigning(agreement) ? agreement : null;
  const { box, pass } = useConsent(isChanged ? t`我已确认所选权益，以最后一次选择为准` : undefined);
  return (
    <>
      <OrderRibbon order={order} />
      <Deadline rights={rights} onEnd={reload} />
      {waiting && !refusal && (
        <NoticeBar tone="warning" className={styles.notice} onClick={() => setReading(true)}>
          {t`权益确认书待签署，请在锁单前完成`}
        </NoticeBar>
      )}
      {groups.map((group) => (
        <BenefitGroup
          key={group.groupCode}
          group={group}
          chosenCode={picks[group.groupCode] ?? group.chosenCode}
          isReadOnly={refusal !== null}
          onPick={(code) => setWanted({ ...picks, [group.groupCode]: code })}
        />
      ))}
      {preview && <Outcome preview={preview} />}
      <div className={styles.end} />
      {!refusal && (
        <BottomBar
          top={box}
          lead={
            <ChangeLead totalFen={preview?.totalFen ?? order.totalFen} differenceFen={preview?.differenceFen ?? 0} />
          }
        >
          <Button
            block
            disabled={!preview || query.isPlaceholderData}
            loading={isBusy}
            onClick={pass(() => preview && confirm(choices, preview))}
          >
            {t`确认并签署`}
          </Button>
        </BottomBar>
      )}
      <AgreementSheet agreement={toSign} owner={{ orderNo }} onClose={signLater} onSigned={signed} />
      <AgreementSheet
        agreement={isReading ? waiting : null}
        owner={{ orderNo }}
        onClose={() => setReading(false)}
        onSigned={async () => {
          setReading(false);
          await reload();
        }}
      />
    </>
  );
}

/** Until when benefits can be changed, or why they cannot. */
function Deadline({ rights: { refusal, deadlineAt }, onEnd }: { rights: OrderRightsData; onEnd: () => void }) {
  const now = useServerNow();
  if (refusal) {
    return (
      <NoticeBar icon="lock" className={styles.notice}>
        {refusal.reason}
      </NoticeBar>
    );
  }
  if (deadlineAt === null) return null;
  const until = formatDateTime(deadlineAt);
  return (
    <NoticeBar icon="clock" className={styles.notice}>
      {t`${until} 前可更改，剩余`} <Countdown endAt={deadlineAt} now={now} variant="plain" onEnd={onEnd} />
    </NoticeBar>
  );
}

/** What the new picks do to the order. */
function Outcome({ preview }: { preview: RightsPreviewData }) {
  const changed = preview.rows.filter(({ isChanged }) => isChanged);
  return (
    <>
      <Card className={styles.card} title={t`权益变化`}>
        {changed.map(({ groupCode, title, before, after, differenceFen }) => (
          <div key={groupCode} className={styles.row}>
            <span className={styles.group}>{title}</span>
            <span className={styles.words}>
              <span className={styles.before}>{before}</span>
              <span>{after}</span>
            </span>
            {differenceFen !== 0 && <Tag>{differenceMark(differenceFen)}</Tag>}
          </div>
        ))}
      </Card>
      <MoneyCard beforeFen={preview.totalBeforeFen} afterFen={preview.totalFen} money={preview.money} />
    </>
  );
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { SavedFinancePlanBriefData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { truncateName } from '@voltfront/rules/format/truncate';
import { apiQuery, useApiMutation } from '@/api';
import { LoadFailed } from '@/page';
import { EmptyState, IconButton, modal, Popup, Skeleton, Tag, toast } from '@/ui';
import { exactYuan } from '../figures';
import { methodName } from '../words';
import styles from './plans-sheet.module.css';

export interface PlansSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onOpen: (planId: string) => void;
}

/** 我的方案: the plans that the customer keeps, newest first. */
export function PlansSheet({ isOpen, onClose, onOpen }: PlansSheetProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`我的金融方案`} tall>
      {isOpen && <Plans onOpen={onOpen} />}
    </Popup>
  );
}

function Plans({ onOpen }: Pick<PlansSheetProps, 'onOpen'>) {
  const plans = useQuery({ ...apiQuery('GET /api/mporder/v1/finance/plans'), staleTime: 0 });
  const drop = useApiMutation('POST /api/mporder/v1/finance/plan/delete', {
    onSuccess: () => {
      toast(t`方案已删除`);
      plans.refetch();
    },
  });
  const handleDrop = async (planId: string) => {
    if (await modal({ content: t`确定删除这份方案吗？` })) drop.mutate({ planId });
  };
  if (plans.error && !plans.data) return <LoadFailed error={plans.error} onRetry={plans.refetch} />;
  if (!plans.data) return <Skeleton count={3} />;
  const { items, limit } = plans.data;
  const count = items.length;
  if (count === 0)
    return <EmptyState title={t`还没有保存的方案`} desc={t`保存后 7 天内可随时查看，最多 ${limit} 份`} top={8} />;
  return (
    <div className={styles.list}>
      {items.map((plan) => (
        <div key={plan.planId} className={styles.plan}>
          <button type="button" className={styles.open} onClick={() => onOpen(plan.planId)}>
            <PlanWords plan={plan} />
          </button>
          <IconButton icon="trash" size={20} label={t`删除方案`} onClick={() => handleDrop(plan.planId)} />
        </div>
      ))}
      <div className={styles.count}>{t`已保存 ${count} / ${limit} 份，每份有效 7 天`}</div>
    </div>
  );
}

function PlanWords({ plan }: { plan: SavedFinancePlanBriefData }) {
  const { modelName, versionName, method, months, lenderName, productName, isExpired, isChanged, validUntil } = plan;
  const [first, day] = [exactYuan(plan.firstPaymentFen), formatDate(validUntil)];
  const isCash = method === 'cash';
  const kind = isCash ? methodName(method) : t`${methodName(method)} · ${months} 期`;
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>{`${modelName} ${versionName}`}</span>
        {isExpired ? <Tag>{t`已过期`}</Tag> : isChanged && <Tag tone="warning">{t`有变化`}</Tag>}
      </span>
      <span className={styles.figure}>
        <span className={styles.amount}>{exactYuan(isCash ? plan.totalCostFen : plan.monthlyFen)}</span>
        <span className={styles.unit}>{isCash ? t`全款总支出` : t`/ 月`}</span>
      </span>
      <span className={styles.note}>{[kind, isCash ? null : t`首付款 ${first}`].filter(Boolean).join(' · ')}</span>
      {lenderName && (
        <span className={styles.note}>
          {[lenderName, productName]
            .filter((name) => name !== null)
            .map(truncateName)
            .join(' · ')}
        </span>
      )}
      <span className={styles.note}>{isExpired ? t`已于 ${day} 过期` : t`有效期至 ${day}`}</span>
    </>
  );
}

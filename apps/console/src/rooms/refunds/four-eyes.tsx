import { may } from '@voltfront/contract/permissions';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Steps } from 'antd';
import { useSelf } from '../../frame/self';
import type { TextKey } from '../../texts/catalogue';
import { useTexts } from '../../texts/texts';
import styles from '../../ui/ui.module.css';
import type { Refund } from './refund-detail';

const titleOf = (place: number, needsTwo: boolean): TextKey =>
  needsTwo ? (place === 0 ? 'approvedFirst' : 'approvedSecond') : 'approvedLast';

/** Who approved a refund and whose word is missing: above a limit two people decide. */
export function FourEyes({ refund }: { refund: Refund }) {
  const { t } = useTexts();
  const self = useSelf();
  const { needsTwo, approvals, actions, state } = refund;
  const isOpen = state === 'inReview';
  const isMine = approvals.some(({ staffId }) => staffId === self.accountId);
  const wanted = needsTwo ? 2 : 1;
  const missing: TextKey | null = !isOpen
    ? null
    : isMine
      ? 'youApproved'
      : approvals.length > 0
        ? 'secondAwaited'
        : may(self, 'refunds.change') && actions.length === 0
          ? 'ownRefund'
          : 'noApproval';
  const places = isOpen ? wanted : approvals.length;
  return (
    <Card title={t('approvals')}>
      <p className={styles.quiet}>
        {t(needsTwo ? 'needsTwoHint' : 'needsOneHint', { limit: formatYuan(refund.limitFen) })}
      </p>
      {places > 0 ? (
        <Steps
          size="small"
          current={approvals.length}
          items={Array.from({ length: places }, (_, place) => {
            const approval = approvals[place];
            const isNext = place === approvals.length;
            return {
              title: t(titleOf(place, needsTwo)),
              content: approval
                ? `${approval.name} ${formatDateTime(approval.at)}`
                : isNext && missing
                  ? t(missing)
                  : undefined,
            };
          })}
        />
      ) : (
        <p>{t('noApproval')}</p>
      )}
    </Card>
  );
}

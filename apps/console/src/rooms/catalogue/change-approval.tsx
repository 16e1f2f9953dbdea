import { isDiscount, isText, needsApproval } from '@voltfront/rules/catalogue/change-moves';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Card, Steps } from 'antd';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import styles from '../../ui/ui.module.css';
import type { ChangeData } from './change-detail';

interface Step {
  title: string;
  content?: string;
  status: 'finish' | 'process' | 'wait' | 'error';
}

/** Who proposed a change, who approved or ended it, and whose word is missing. */
export function ChangeApproval({ change }: { change: ChangeData }) {
  const { t } = useTexts();
  const self = useSelf();
  const { kind, state, proposal, approval, ending, startsAt, appliedAt } = change;
  const said = ({ name, at, reason }: ChangeData['proposal']) => `${name} ${formatDateTime(at)} ${reason}`;
  const steps: Step[] = [{ title: t('proposal'), content: said(proposal), status: 'finish' }];
  if (approval) steps.push({ title: t('approvalStep'), content: said(approval), status: 'finish' });
  if (state === 'proposed') {
    const isMine = proposal.staffId === self.accountId;
    steps.push({
      title: t('approvalStep'),
      content: t(isMine ? 'yourProposal' : 'approvalAwaited'),
      status: 'process',
    });
  }
  if (ending)
    steps.push({
      title: t(state === 'rejected' ? 'rejectedStep' : 'withdrawnStep'),
      content: said(ending),
      status: 'error',
    });
  if (state === 'scheduled' && startsAt !== null)
    steps.push({ title: t('scheduledStep'), content: formatDateTime(startsAt), status: 'process' });
  if (state === 'lapsed') steps.push({ title: t(isDiscount(kind) ? 'lapsedDiscount' : 'lapsedStep'), status: 'error' });
  if (appliedAt !== null) steps.push({ title: t('inForce'), content: formatDateTime(appliedAt), status: 'finish' });
  return (
    <Card title={t('fourEyes')}>
      <p className={styles.quiet}>
        {t(needsApproval(kind) ? 'fourEyesHint' : isText(kind) ? 'textAlone' : 'saleAlone')}
      </p>
      <Steps size="small" orientation="vertical" current={steps.length - 1} items={steps} />
    </Card>
  );
}

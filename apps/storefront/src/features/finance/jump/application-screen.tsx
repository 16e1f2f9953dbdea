import { t } from '@lingui/core/macro';
import type { FinanceApplicationData } from '@voltfront/contract';
import { formatDate, formatDateTime } from '@voltfront/rules/format/date';
import { dial } from '@/platform/external';
import { Card, Cell, CellGroup, NoticeBar, Tag, Timeline } from '@/ui';
import { exactYuan } from '../figures';
import { applicationName, applicationTone } from '../words';
import styles from './jump.module.css';

/** An application under way or decided: where it stands, how it got there, and whom to ask. */
export function ApplicationScreen({ application }: { application: FinanceApplicationData }) {
  const { state, lenderName, productName, hotline, loanFen, months, monthlyFen, applicationNo, appliedAt } =
    application;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.state}>
          {applicationName(state)}
          <Tag tone={applicationTone(state)}>{lenderName}</Tag>
        </div>
        <div className={styles.advice}>{adviceText(application)}</div>
      </div>
      <Outcome application={application} />
      <div className={styles.cells}>
        <CellGroup inset>
          <Cell title={t`金融产品`} value={productName} />
          <Cell title={t`申请金额`} value={<span className={styles.digits}>{exactYuan(loanFen)}</span>} />
          <Cell
            title={t`期数与月供`}
            value={<span className={styles.digits}>{t`${months} 期 · ${exactYuan(monthlyFen)}`}</span>}
          />
          <Cell title={t`申请编号`} value={<span className={styles.digits}>{applicationNo}</span>} />
          <Cell title={t`申请时间`} value={<span className={styles.digits}>{formatDateTime(appliedAt)}</span>} />
          <Cell
            icon="phone"
            title={t`${lenderName}客服`}
            value={hotline}
            onClick={() => dial(hotline.replace(/\D/g, ''))}
          />
        </CellGroup>
      </div>
      <Card title={t`办理进度`} className={styles.card}>
        <Timeline
          items={[...application.history].reverse().map(({ state: at, title, note, at: time }) => ({
            key: `${at}${time}`,
            title,
            children: note || undefined,
            time: formatDateTime(time),
          }))}
        />
      </Card>
    </>
  );
}

function adviceText({ state }: FinanceApplicationData): string {
  const texts: Record<FinanceApplicationData['state'], string> = {
    opened: t`请前往金融机构页面填写资料并提交`,
    submitted: t`资料已提交，等待金融机构受理`,
    reviewing: t`金融机构正在审核，请留意来电`,
    approved: t`审批已通过，可在支付尾款时使用`,
    rejected: t`未通过审批，可更换方案后重新申请`,
    withdrawn: t`申请已撤回，可重新选择方案`,
  };
  return texts[state];
}

/** What the lender decided. */
function Outcome({ application }: { application: FinanceApplicationData }) {
  const { state, approvedFen, approvedUntil, loanFen, reason } = application;
  if (state === 'rejected' && reason) {
    return (
      <NoticeBar tone="danger" className={styles.notice}>
        {reason}
      </NoticeBar>
    );
  }
  if (state !== 'approved' || approvedFen === null) return null;
  const until = approvedUntil === null ? '' : formatDate(approvedUntil);
  return (
    <div className={styles.approved}>
      <div className={styles.approvedLabel}>{t`批准金额`}</div>
      <div className={styles.approvedFigure}>{exactYuan(approvedFen)}</div>
      {approvedFen < loanFen && <div className={styles.approvedNote}>{t`低于申请金额，差额请在首付中补足`}</div>}
      {until && <div className={styles.approvedNote}>{t`额度保留至 ${until}`}</div>}
    </div>
  );
}

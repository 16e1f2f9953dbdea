import { t } from '@lingui/core/macro';
import type { InvoiceItemData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { Button, Fill, NoticeBar, Picture, Price, Section, Stack, Tag, Text } from '@/ui';
import styles from './invoice.module.css';
import { fieldName, isEditable, stateWords } from './invoice-words';

export interface InvoiceCardProps {
  item: InvoiceItemData;
  onMail: (orderNo: string) => void;
  onReissue: (orderNo: string) => void;
  onFile: () => void;
}

/** An order with its invoice: amount, state, what was issued, and what can be done. */
export function InvoiceCard({ item, onMail, onReissue, onFile }: InvoiceCardProps) {
  const { orderNo, modelName, versionName, cutout, amountFen, state } = item;
  const { text, tone } = stateWords(state);
  return (
    <Section pad="l" role="listitem" label={modelName}>
      <Stack row align="center" justify="between" gap={2}>
        <Text size="small" tone="secondary" oneLine>
          {t`订单号 ${orderNo}`}
        </Text>
        <Tag tone={tone}>{text}</Tag>
      </Stack>
      <Stack row align="center" gap={3} className={styles.car}>
        <div className={styles.cutout}>
          <Picture src={cutout} width={96} aspect={3 / 2} alt="" clear fit="contain" />
        </div>
        <Fill>
          <Text weight="bold">{modelName}</Text>
          <Text size="small" tone="secondary" oneLine>
            {versionName}
          </Text>
          <Price fen={amountFen} size="small" exact />
        </Fill>
      </Stack>
      <StateFacts item={item} />
      <div className={styles.actions}>
        {state === 'issued' ? (
          <>
            <Button size="small" variant="secondary" onClick={() => onReissue(orderNo)}>{t`换开发票`}</Button>
            <Button size="small" variant="secondary" onClick={() => onMail(orderNo)}>{t`发送邮箱`}</Button>
            <Button size="small" onClick={onFile}>{t`查看发票`}</Button>
          </>
        ) : (
          <Button
            size="small"
            variant={isEditable(state) ? 'primary' : 'secondary'}
            onClick={() => navigate('/pagesInvoice/preview/index', { orderNo })}
          >
            {actionText(state)}
          </Button>
        )}
      </div>
    </Section>
  );
}

function actionText(state: InvoiceItemData['state']): string {
  if (state === 'open') return t`申请发票`;
  if (state === 'returned') return t`更正并重新提交`;
  return state === 'redFlushed' ? t`重新申请` : t`查看申请`;
}

/** Number, title and date of what was issued; why an application came back. */
function StateFacts({ item: { state, issued, reason, wrongFields } }: { item: InvoiceItemData }) {
  return (
    <>
      {issued && (
        <div className={styles.facts}>
          <Fact label={t`发票号码`} value={issued.isCancelled ? t`${issued.invoiceNo}（已作废）` : issued.invoiceNo} />
          <Fact label={t`发票抬头`} value={issued.title} />
          <Fact label={t`开票日期`} value={formatDate(issued.issuedAt)} />
          <Fact label={t`发票类型`} value={t`机动车销售统一发票`} />
        </div>
      )}
      {state === 'inIssue' && <NoticeBar className={styles.notice}>{t`税务系统开具中，完成后会通知您`}</NoticeBar>}
      {state === 'returned' && (
        <NoticeBar tone="danger" className={styles.notice}>
          {[reason, wrongFields.map(fieldName).join('、')].filter(Boolean).join('：')}
        </NoticeBar>
      )}
      {state === 'redFlushed' && (
        <NoticeBar tone="warning" className={styles.notice}>{t`红冲原因：${reason}`}</NoticeBar>
      )}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Stack row justify="between" gap={3}>
      <Text size="small" tone="secondary" className={styles.label}>
        {label}
      </Text>
      <Text size="small" className={styles.value}>
        {value}
      </Text>
    </Stack>
  );
}

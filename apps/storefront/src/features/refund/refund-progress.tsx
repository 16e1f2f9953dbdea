import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { RefundDetailData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { Card, Cell, CellGroup, NoticeBar, Picture, Price, Section, Stack, Text, Timeline } from '@/ui';
import styles from './refund.module.css';
import { MoneyLine, RefundedCar } from './refund-parts';
import { partStateName, refundHint, refundStateName, wayName } from './refund-words';

/** Where a refund stands: state, amount, payments, course, and what was entered. */
export function RefundProgress({ refund }: { refund: RefundDetailData }) {
  const { rejection, failure, parts, timeline, account, state } = refund;
  return (
    <div>
      {state === 'rejected' && rejection && <NoticeBar tone="danger">{t`未通过原因：${rejection}`}</NoticeBar>}
      {failure && <NoticeBar tone="danger">{failure}</NoticeBar>}
      <div className={styles.content}>
        <Section pad="l">
          <Stack gap={1}>
            <Text size="title-2" weight="bold" heading={2}>
              {refundStateName(state)}
            </Text>
            <Price fen={refund.amountFen} size="large" />
            <Text size="small" tone="secondary">
              {refundHint(refund)}
            </Text>
          </Stack>
        </Section>
        <CellGroup inset title={t`退款明细`}>
          {parts.map((part) => (
            <MoneyLine
              key={part.paymentNo}
              title={wayName(part)}
              note={[partStateName(part.state), part.doneAt !== null && formatDateTime(part.doneAt)]
                .filter(Boolean)
                .join(' · ')}
              amountFen={part.amountFen}
            />
          ))}
          {account && (
            <Cell title={t`收款账户`} note={account.bank} value={`${account.holder} ${account.maskedNumber}`} />
          )}
        </CellGroup>
        <Card className={styles.card} title={t`退款进度`}>
          <Timeline
            items={timeline.map(({ title, note, at }) => ({
              key: `${at}-${title}`,
              title,
              time: formatDateTime(at),
              children: note || undefined,
            }))}
          />
        </Card>
        <RefundedCar order={refund.order} />
        <RefundFacts refund={refund} />
      </div>
    </div>
  );
}

function RefundFacts({ refund }: { refund: RefundDetailData }) {
  const { refundNo, reason, explanation, pictures, createdAt, order, adviser } = refund;
  const phone = adviser?.phone ?? brand.phoneDigits;
  return (
    <CellGroup inset>
      <Cell title={t`退款编号`} value={refundNo} />
      <Cell title={t`申请时间`} value={formatDateTime(createdAt)} />
      <Cell title={t`退款原因`} note={reason.words || undefined} value={reason.title} />
      {(explanation !== '' || pictures.length > 0) && (
        <Cell
          title={t`补充说明`}
          note={
            <>
              {explanation}
              {pictures.length > 0 && (
                <span className={styles.pictures}>
                  {pictures.map((src) => (
                    <span key={src} className={styles.picture}>
                      <Picture src={src} width={88} aspect={1} alt={t`凭证`} />
                    </span>
                  ))}
                </span>
              )}
            </>
          }
        />
      )}
      <Cell title={t`查看订单`} onClick={() => navigate('/pagesOrder/car/detail', { orderNo: order.orderNo })} />
      <Cell icon="phone" title={t`联系客服`} value={adviser?.name ?? brand.phone} onClick={() => dial(phone)} />
    </CellGroup>
  );
}

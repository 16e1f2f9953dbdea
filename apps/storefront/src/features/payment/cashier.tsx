import { t } from '@lingui/core/macro';
import { OrderNumber } from '@/features/order-summary/order-number';
import { Cell, CellGroup, Countdown, NoticeBar, Price, RadioGroup, Section } from '@/ui';
import styles from './cashier.module.css';
import type { Payable } from './cashier-state';

type Method = Payable['methods'][number]['method'];

export interface CashierProps {
  payable: Payable;
  now: () => number;
  method: Method | null;
  onMethod: (method: Method) => void;
  /** Why the last try went wrong; null when nothing did. */
  problem: string | null;
  tips: readonly string[];
  onExpire: () => void;
}

/** Amount, time left, what it is for, and the ways to pay. */
export function Cashier({ payable, now, method, onMethod, problem, tips, onExpire }: CashierProps) {
  const { amountFen, expiresAt, title, orderNo, methods } = payable;
  return (
    <>
      {problem && <NoticeBar tone="warning">{problem}</NoticeBar>}
      <div className={styles.hero}>
        <div className={styles.caption}>{t`支付金额`}</div>
        <Price fen={amountFen} size="display" exact />
        {expiresAt !== null && (
          <div className={styles.clock}>
            <span>{t`剩余支付时间`}</span>
            <Countdown endAt={expiresAt} now={now} variant="plain" onEnd={onExpire} />
          </div>
        )}
      </div>
      <CellGroup inset>
        <Cell title={t`商品`} value={title} />
        <Cell title={t`订单编号`} value={<OrderNumber orderNo={orderNo} />} />
      </CellGroup>
      <Section title={t`支付方式`}>
        <RadioGroup
          label={t`支付方式`}
          value={method}
          onChange={onMethod}
          options={methods.map(({ method: key, name, note }) => ({ key, text: name, note }))}
        />
        {methods.length === 0 && (
          <div className={styles.none}>{t`此处暂不支持在线支付，请在官方 App 或手机浏览器中打开该订单完成支付`}</div>
        )}
      </Section>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  );
}

import { t } from '@lingui/core/macro';
import type { EquitySheetData, QuoteData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { useServerNow } from '@/api';
import { PriceLines } from '@/features/vehicle/price-lines';
import { BottomBar, Button, Card, Countdown, Fill, NoticeBar, Picture, Price, Text } from '@/ui';
import { useConsent } from '../change/confirm-bar';
import { OrderRibbon } from '../change/order-ribbon';
import { reopenOrder } from '../change/reopen-order';
import { isAlternative, nextEnd } from './benefit-choice';
import { EquityBenefitRow } from './equity-benefit';
import styles from './equity-screen.module.css';

export interface EquityScreenProps {
  sheet: EquitySheetData;
  quote: QuoteData;
  /** The amounts are being recalculated. */
  isBusy: boolean;
  onTake: (benefitCode: string) => void;
  /** A benefit has ended. */
  onEnd: () => void;
  onEdit: () => void;
  onConfirm: () => void;
}

/** Configuration and early-bird benefits of an order that is to become a deposit, and what is left to pay. */
export function EquityScreen({ sheet, quote, isBusy, onTake, onEnd, onEdit, onConfirm }: EquityScreenProps) {
  const { order, refusal, dueFen } = sheet;
  const { box, pass } = useConsent(t`我已确认配置与权益使用`);
  return (
    <>
      <div className={styles.stage}>
        <Picture src={quote.cutout} width={340} aspect={2} alt="" eager clear fit="contain" />
        <Text size="title-3" weight="bold" leading="dense" heading={2}>
          {quote.modelName} {quote.versionName}
        </Text>
      </div>
      <OrderRibbon order={order} />
      {refusal && (
        <NoticeBar icon="lock" tone="warning" className={styles.notice}>
          {refusal.reason}
        </NoticeBar>
      )}
      <Benefits sheet={sheet} isBusy={isBusy} onTake={onTake} onEnd={onEnd} />
      <Options sheet={sheet} canEdit={!refusal} onEdit={onEdit} />
      <Card className={styles.card} title={t`价格明细`}>
        <PriceLines lines={quote.lines} totalFen={quote.totalFen} />
      </Card>
      {!refusal && <Due sheet={sheet} />}
      <div className={styles.end} />
      {refusal ? (
        <BottomBar>
          <Button block variant="secondary" onClick={() => reopenOrder(order.orderNo)}>
            {t`查看订单`}
          </Button>
        </BottomBar>
      ) : (
        <BottomBar
          top={box}
          lead={
            <div>
              <div className={styles.caption}>{t`本次应付`}</div>
              <Price fen={dueFen} size="large" />
            </div>
          }
        >
          <Button block loading={isBusy} onClick={pass(onConfirm)}>
            {t`确认转大订`}
          </Button>
        </BottomBar>
      )}
    </>
  );
}

type BenefitsProps = Pick<EquityScreenProps, 'sheet' | 'isBusy' | 'onTake' | 'onEnd'>;

function Benefits({ sheet: { benefits, refusal }, isBusy, onTake, onEnd }: BenefitsProps) {
  const now = useServerNow();
  const endAt = nextEnd(benefits);
  const hasChoice = !refusal && benefits.some((each) => isAlternative(each, benefits));
  if (benefits.length === 0) return null;
  return (
    <Card
      className={styles.card}
      title={t`早鸟权益`}
      extra={endAt !== null && <Countdown endAt={endAt} now={now} variant="plain" onEnd={onEnd} />}
    >
      {hasChoice && <div className={styles.hint}>{t`部分权益不可同享，请选择其一`}</div>}
      <div role="group" aria-label={t`早鸟权益`}>
        {benefits.map((benefit) => (
          <EquityBenefitRow
            key={benefit.benefitCode}
            benefit={benefit}
            isBusy={isBusy}
            onTake={hasChoice && isAlternative(benefit, benefits) ? () => onTake(benefit.benefitCode) : undefined}
          />
        ))}
      </div>
    </Card>
  );
}

function Options({
  sheet: { options },
  canEdit,
  onEdit,
}: Pick<EquityScreenProps, 'sheet' | 'onEdit'> & { canEdit: boolean }) {
  return (
    <Card
      className={styles.card}
      title={t`配置明细`}
      extra={
        canEdit && (
          <Button variant="text" size="small" onClick={onEdit}>
            {t`返回修改`}
          </Button>
        )
      }
    >
      {options.map(({ productCode, group, name, priceFen }) => (
        <div key={productCode} className={styles.option}>
          <span className={styles.group}>{group}</span>
          <Fill inline>{name}</Fill>
          <span className={styles.price}>{priceFen === 0 ? t`标配` : formatYuan(priceFen)}</span>
        </div>
      ))}
    </Card>
  );
}

function Due({ sheet: { depositFen, paidEarlierFen, dueFen } }: Pick<EquityScreenProps, 'sheet'>) {
  return (
    <Card className={styles.card} title={t`定金`}>
      <div className={styles.line}>
        <span className={styles.group}>{t`大订定金`}</span>
        <Price fen={depositFen} />
      </div>
      <div className={styles.line}>
        <span className={styles.group}>{t`已付抵扣`}</span>
        <Price fen={paidEarlierFen} minus tone="accent" />
      </div>
      <div className={styles.sum}>
        <span>{t`还需支付`}</span>
        <Price fen={dueFen} size="large" />
      </div>
      <div className={styles.caption}>{t`支付完成后转为大订，仅可转换一次；超时未支付，原订单继续有效`}</div>
    </Card>
  );
}

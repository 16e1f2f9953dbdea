import { t } from '@lingui/core/macro';
import type { QuoteData, SubsidyKindData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { conversionDueFen, DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import { BottomBar, Button, Card, cx, NoticeBar, Price, RollingPrice, Text } from '@/ui';
import { CityCell } from './city-cell';
import { OrderKindPicker, type StartKind } from './order-kind';
import { PreviewHead, type PreviewHeadProps } from './preview-head';
import styles from './preview-screen.module.css';
import { PreviewTools } from './preview-tools';
import { QuoteLines, ReductionLines } from './quote-lines';
import { SubsidySwitch } from './subsidy-switch';
import type { PriceChange } from './use-checked-quote';

export interface PreviewScreenProps extends PreviewHeadProps {
  priceChange: PriceChange | null;
  subsidy: SubsidyKindData;
  onSubsidy: (kind: SubsidyKindData) => void;
  cityCode: string | undefined;
  onCity: (cityCode: string) => void;
  kind: StartKind;
  onKind: (kind: StartKind) => void;
  /** What the intention order to be converted has paid, in fen; null for a new order. */
  paidEarlierFen: number | null;
  /** Why it cannot be ordered; null when it can. */
  refusal: string | null;
  onWishes: () => void;
  onOrder: () => void;
}

/** The sheet of a configuration: car, every option, reductions, total, delivery, and the way to an order. */
export function PreviewScreen(props: PreviewScreenProps) {
  const { quote, config, priceChange } = props;
  const { delivery } = quote;
  return (
    <>
      <PreviewHead {...props} />
      {priceChange && <ChangedPrice {...priceChange} />}
      {quote.removed.length > 0 && (
        <NoticeBar className={styles.notice} tone="warning">
          {t`部分选项已失效，已从配置中移除`}
        </NoticeBar>
      )}
      <Card title={t`配置明细`} className={styles.card}>
        <QuoteLines quote={quote} config={config} />
      </Card>
      <Card title={t`优惠与补贴`} className={styles.card}>
        <SubsidySwitch subsidies={quote.subsidies} value={props.subsidy} onChange={props.onSubsidy} />
        <div className={styles.list}>
          <ListPrice quote={quote} />
        </div>
        <ReductionLines quote={quote} />
        <div className={styles.total}>
          <span>{t`总价`}</span>
          <Price fen={quote.totalFen} size="large" />
        </div>
      </Card>
      <div className={styles.city}>
        <CityCell cityCode={props.cityCode} delivery={delivery} onSelect={props.onCity} />
      </div>
      <div className={styles.city}>
        <PreviewTools
          quote={quote}
          subsidy={props.subsidy}
          cityCode={props.cityCode}
          wishCount={props.wishCount}
          onWishes={props.onWishes}
        />
      </div>
      {props.paidEarlierFen === null ? (
        <Card title={t`下定方式`} className={styles.card}>
          <div className={styles.kinds}>
            <OrderKindPicker value={props.kind} onChange={props.onKind} />
          </div>
        </Card>
      ) : (
        <Conversion paidFen={props.paidEarlierFen} />
      )}
      <div className={styles.end} />
      <OrderBar {...props} />
    </>
  );
}

function ChangedPrice({ beforeFen, afterFen }: PriceChange) {
  const [before, after] = [formatYuan(beforeFen), formatYuan(afterFen)];
  return (
    <NoticeBar className={styles.notice} tone="warning">
      {t`价格有更新：${before} → ${after}`}
    </NoticeBar>
  );
}

function ListPrice({ quote }: { quote: QuoteData }) {
  const listFen = quote.lines.reduce((sumFen, line) => (line.amountFen > 0 ? sumFen + line.amountFen : sumFen), 0);
  return (
    <>
      <span>{t`配置总价`}</span>
      <Price fen={listFen} size="medium" />
    </>
  );
}

function Conversion({ paidFen }: { paidFen: number }) {
  const paid = formatYuan(paidFen);
  const due = formatYuan(conversionDueFen(paidFen));
  return (
    <Card title={t`转为大订`} className={styles.card}>
      <Text size="body" tone="secondary">{t`意向金已付 ${paid}，全额抵扣定金，本次还需支付 ${due}`}</Text>
    </Card>
  );
}

function OrderBar({ quote, kind, paidEarlierFen, refusal, onOrder }: PreviewScreenProps) {
  const isConversion = paidEarlierFen !== null;
  const due = formatYuan(isConversion ? conversionDueFen(paidEarlierFen) : DEPOSIT_FEN[kind]);
  const dueText = isConversion ? t`本次支付差额 ${due}` : t`本次支付定金 ${due}`;
  return (
    <BottomBar
      lead={
        <div className={styles.lead}>
          <RollingPrice fen={quote.totalFen} />
          <div className={cx(styles.due, refusal !== null && styles.refusal)}>{refusal ?? dueText}</div>
        </div>
      }
    >
      <Button disabled={refusal !== null} onClick={onOrder}>
        {t`立即下定`}
      </Button>
    </BottomBar>
  );
}

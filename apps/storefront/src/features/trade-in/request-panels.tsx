import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { TradeInDetailData } from '@voltfront/contract';
import { formatClock, formatDateTime } from '@voltfront/rules/format/date';
import { maskPhone } from '@voltfront/rules/format/mask';
import { formatYuan } from '@voltfront/rules/money';
import { serverNow } from '@/api';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { Button, Card, Cell, CellGroup, Countdown, cx, Icon, longDate, NoticeBar, Stack, Text, Timeline } from '@/ui';
import styles from './request-panels.module.css';
import { inWan } from './trade-in-words';

type Request = TradeInDetailData;

/** Range of the estimate and what it is based on. */
export function EstimatePanel({ request }: { request: Request }) {
  const { estimate, car, estimatedAt } = request;
  return (
    <Card className={styles.card} title={t`线上估价`} extra={longDate(estimatedAt)}>
      <Stack row align="baseline">
        <span className={styles.figure}>{inWan(estimate.lowFen)}</span>
        <span className={styles.dash}>–</span>
        <span className={styles.figure}>{inWan(estimate.highFen)}</span>
        <span className={styles.unit}>{t`万元`}</span>
      </Stack>
      <div className={styles.note}>
        {t`按新车指导价 ${formatYuan(car.newPriceFen)}、车龄、里程与车况估算，最终价格以检测后的报价为准`}
      </div>
    </Card>
  );
}

/** Place and time of the inspection. */
export function InspectionPanel({ inspection }: { inspection: NonNullable<Request['inspection']> }) {
  const { kind, store, address, startsAt, endsAt, contactName, contactMobile } = inspection;
  const place = kind === 'home' ? t`上门检测` : (store?.name ?? t`到店检测`);
  return (
    <CellGroup inset title={t`检测预约`} className={styles.group}>
      <Cell icon="clock" title={t`${longDate(startsAt)} ${formatClock(startsAt)}–${formatClock(endsAt)}`} />
      <Cell icon="location" title={place} note={kind === 'home' ? address : store?.address} />
      <Cell icon="user" title={`${contactName} ${maskPhone(contactMobile)}`} />
      <Cell icon="phone" title={t`联系客服`} value={brand.phone} onClick={() => dial(brand.phoneDigits)} />
    </CellGroup>
  );
}

/** The binding offer, with what the inspection found. */
export function OfferPanel({ request, onOver }: { request: Request; onOver: () => void }) {
  const { offer, state } = request;
  if (!offer) return null;
  return (
    <Card className={styles.card} title={t`正式报价`} extra={offer.inspector}>
      <Stack row align="baseline">
        <span className={styles.figure}>{inWan(offer.amountFen)}</span>
        <span className={styles.unit}>{t`万元`}</span>
      </Stack>
      {state === 'offered' && (
        <div className={styles.left}>
          <span>{t`剩余`}</span>
          <Countdown
            endAt={offer.expiresAt}
            now={serverNow}
            variant="plain"
            onEnd={onOver}
            className={styles.countdown}
          />
        </div>
      )}
      <div className={styles.note}>{t`${formatDateTime(offer.offeredAt)} 出具，7 天内有效`}</div>
      <Findings findings={offer.findings} />
    </Card>
  );
}

function Findings({ findings }: Pick<NonNullable<Request['offer']>, 'findings'>) {
  if (findings.length === 0) return null;
  return (
    <div className={styles.findings}>
      {findings.map(({ item, result, isFault }) => (
        <div key={item} className={styles.finding}>
          <Icon
            name={isFault ? 'warning' : 'check-circle'}
            size={16}
            className={cx(styles.mark, isFault && styles.fault)}
          />
          <div className={styles.findingWords}>
            <Text size="body" leading="title-3">
              {item}
            </Text>
            <Text size="small" tone="secondary" leading="small">
              {result}
            </Text>
          </div>
        </div>
      ))}
    </div>
  );
}

/** The order that the value is part of, or that it waits for one. */
export function OrderPanel({ request, onChoose }: { request: Request; onChoose: () => void }) {
  const { order, state } = request;
  const canChange = state === 'accepted';
  if (!order)
    return canChange ? (
      <NoticeBar className={styles.notice}>{t`请选择要抵扣的订单，支付尾款时自动减免`}</NoticeBar>
    ) : null;
  const { orderNo, modelName, versionName, isClosed } = order;
  return (
    <>
      {isClosed && canChange && (
        <NoticeBar tone="warning" className={styles.notice}>{t`抵扣的订单已关闭，请选择其他订单`}</NoticeBar>
      )}
      <CellGroup inset title={t`抵扣订单`} className={styles.group}>
        <Cell
          icon="order"
          title={`${modelName} ${versionName}`}
          note={orderNo}
          onClick={() => navigate('/pagesOrder/car/detail', { orderNo })}
        />
      </CellGroup>
      {canChange && (
        <div className={styles.change}>
          <Button variant="text" size="small" onClick={onChoose}>{t`更换订单`}</Button>
        </div>
      )}
    </>
  );
}

/** Why a request ended without a trade. */
export function ClosedPanel({ request }: { request: Request }) {
  if (request.state !== 'expired') return null;
  const words =
    request.closedReason === 'refused' ? t`您已谢绝本次报价，可以重新评估` : t`报价已超过 7 天有效期，可以重新评估`;
  return (
    <NoticeBar tone="warning" className={styles.notice}>
      {words}
    </NoticeBar>
  );
}

/** History, newest first. */
export function HistoryPanel({ history }: Pick<Request, 'history'>) {
  return (
    <Card className={styles.card} title={t`置换进度`}>
      <Timeline
        items={history.map(({ title, note, at }) => ({
          key: `${at}${title}`,
          title,
          time: formatDateTime(at),
          children: note || undefined,
        }))}
      />
    </Card>
  );
}

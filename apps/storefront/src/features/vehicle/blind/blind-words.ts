import { t } from '@lingui/core/macro';
import type { BlindBookingData, BlindOrderStateData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';

/** Displayed name of a blind booking's state. */
export function bookingStateName(state: BlindBookingData['state']): string {
  const names: Record<BlindBookingData['state'], string> = {
    notStarted: t`即将开启`,
    open: t`盲订进行中`,
    paused: t`盲订已暂停`,
    full: t`名额已满`,
    ended: t`盲订已结束`,
    launched: t`已上市`,
  };
  return names[state];
}

/** Why a blind booking cannot be made now, and when it can. */
export function closedWords({ state, startsAt, launchAt, pauseNote }: BlindBookingData): string {
  const start = formatDateTime(startsAt);
  const launch = formatDateTime(launchAt);
  const words: Record<BlindBookingData['state'], string> = {
    notStarted: t`${start} 开启，可先设置提醒`,
    open: t`意向金随时可退`,
    paused: pauseNote ?? t`请稍后再来，已支付的盲订不受影响`,
    full: t`感谢支持，上市时间 ${launch}`,
    ended: t`价格与版本将于 ${launch} 公布`,
    launched: t`价格与版本已公布`,
  };
  return words[state];
}

/** Displayed name of a blind order's state. */
export function orderStateName(state: BlindOrderStateData): string {
  const names: Record<BlindOrderStateData, string> = {
    unpaid: t`待支付`,
    waiting: t`等待上市`,
    pricesOut: t`价格已公布`,
    converting: t`待支付差额`,
    converted: t`已转大订`,
    refunding: t`退款中`,
    refunded: t`已退款`,
    closed: t`已关闭`,
  };
  return names[state];
}

/** Text below the certificate. */
export function orderStateWords(state: BlindOrderStateData): string {
  const words: Record<BlindOrderStateData, string> = {
    unpaid: t`支付意向金后盲订生效，超时未支付名额将自动释放`,
    waiting: t`上市后可转为大订，意向金全额抵扣；上市前随时可退`,
    pricesOut: t`价格与版本已公布，选定配置即可转为大订`,
    converting: t`请在 30 分钟内支付差额，超时后盲订继续有效`,
    converted: t`盲订已转为大订，意向金已抵扣定金`,
    refunding: t`退款审核中，款项将原路退回`,
    refunded: t`意向金已原路退回，期待再次相遇`,
    closed: t`订单未支付，名额已释放`,
  };
  return words[state];
}

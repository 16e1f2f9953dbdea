import { t } from '@lingui/core/macro';
import type { SnapUpCarData, SnapUpData, SnapUpSessionData } from '@voltfront/contract';
import { type SnapUpPhase, type SnapUpStep, snapUpPhase, snapUpStep } from '@voltfront/rules/campaign/snap-up';
import { formatInstant } from '@voltfront/rules/format/date';
import { MINUTE_MS } from '@voltfront/rules/time';

/** What every page of a flash sale knows about it. */
export type SaleHead = Pick<SnapUpData, 'campaign' | 'look' | 'bookUntilMinutes' | 'bookedFirstMinutes' | 'own'>;

/** Where a session stands. */
export const phaseOf = (head: SaleHead, { startsAt, endsAt }: SnapUpSessionData, now: number): SnapUpPhase =>
  snapUpPhase({ ...head, startsAt, endsAt }, now);

/** What can be done about a car of a session. */
export function stepOf(head: SaleHead, session: SnapUpSessionData, car: SnapUpCarData, now: number): SnapUpStep {
  const { campaign, own } = head;
  const { code, left, isBooked } = car;
  return snapUpStep({ campaign: campaign.state, phase: phaseOf(head, session, now), code, left, isBooked, own }, now);
}

/** Moments at which what can be done changes by itself. */
export const turnsOf = (head: SaleHead, { startsAt, endsAt }: SnapUpSessionData): number[] => [
  head.campaign.startsAt,
  head.campaign.endsAt,
  startsAt - head.bookUntilMinutes * MINUTE_MS,
  startsAt,
  startsAt + head.bookedFirstMinutes * MINUTE_MS,
  endsAt,
  ...(head.own ? [head.own.until + 1] : []),
];

/** Words of the button that goes with a step. */
export function stepName(step: SnapUpStep): string {
  const names: Record<SnapUpStep, string> = {
    book: t`预约提醒`,
    booked: t`已预约`,
    soon: t`即将开始`,
    onlyBooked: t`预约用户优先抢购中`,
    buy: t`立即抢购`,
    held: t`继续填写订单`,
    otherHeld: t`已为您保留其他车型`,
    pay: t`去支付`,
    bought: t`已参与`,
    soldOut: t`已抢光`,
    notStarted: t`活动未开始`,
    paused: t`活动暂停中`,
    over: t`已结束`,
  };
  return names[step];
}

/** Where a session stands, in a word. */
export function phaseName(phase: SnapUpPhase): string {
  const names: Record<SnapUpPhase, string> = {
    booking: t`预约中`,
    soon: t`即将开始`,
    first: t`预约专享`,
    open: t`抢购中`,
    over: t`已结束`,
  };
  return names[phase];
}

/** When a session begins: 今天 10:00, 11月28日 20:00. */
export function sessionName({ startsAt }: SnapUpSessionData, now: number): string {
  const clock = formatInstant(startsAt, 'HH:mm');
  const isToday = formatInstant(startsAt, 'YYYYMMDD') === formatInstant(now, 'YYYYMMDD');
  return isToday ? t`今天 ${clock}` : t`${formatInstant(startsAt, 'M月D日')} ${clock}`;
}

/** Index of the session that a page opens with: the one that sells, else the next one, else the last. */
export function firstSession(head: SaleHead, sessions: readonly SnapUpSessionData[], now: number): number {
  const phases = sessions.map((session) => phaseOf(head, session, now));
  const selling = phases.findIndex((phase) => phase === 'open' || phase === 'first');
  if (selling >= 0) return selling;
  const next = phases.findIndex((phase) => phase !== 'over');
  return next >= 0 ? next : Math.max(0, sessions.length - 1);
}

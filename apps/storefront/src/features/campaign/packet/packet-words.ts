import { t } from '@lingui/core/macro';
import type { PacketCampaignData, PacketData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import type { TagProps } from '@/ui';

/** `拼手气` or `普通`. */
export const kindName = (kind: PacketData['kind']): string => (kind === 'random' ? t`拼手气` : t`普通`);

/** How people call where a packet stands; rounds have words of their own. */
export function stateName({ state, sender }: Pick<PacketData, 'state' | 'sender'>): string {
  if (sender === null) {
    const names = { coming: t`未开始`, running: t`进行中`, empty: t`已抢完`, expired: t`已结束`, cancelled: t`已取消` };
    return names[state];
  }
  const names = { coming: t`待领取`, running: t`领取中`, empty: t`已领完`, expired: t`已退回`, cancelled: t`已取消` };
  return names[state];
}

/** Colour of a state. */
export function stateTone(state: PacketData['state']): NonNullable<TagProps['tone']> {
  if (state === 'running') return 'danger';
  return state === 'coming' ? 'warning' : 'neutral';
}

/** What somebody in front of a packet reads who cannot open it; null: they can, or have. */
export function viewText({
  view,
  sender,
  condition,
  isOwn,
}: Pick<PacketData, 'view' | 'sender' | 'condition' | 'isOwn'>): string | null {
  const texts: Partial<Record<PacketData['view'], string>> = {
    own: t`等待好友领取`,
    coming: t`还未开抢`,
    empty: isOwn ? t`红包已领完` : t`手慢了，红包派完了`,
    expired: sender === null ? t`本场已结束，未领取的积分已退回活动` : t`红包已过期，未领取的积分已退回`,
    cancelled: t`本场红包已取消`,
    notAllowed: condition === 'owners' ? t`仅限车主领取` : t`您不在本次活动的参与范围内`,
    closed: t`活动已结束`,
  };
  return texts[view] ?? null;
}

/** Why a person cannot send now; null: they can. */
export function reasonAgainst({ campaign, settings, own }: PacketCampaignData): string | null {
  if (campaign.state === 'ended') return t`活动已结束`;
  if (campaign.state === 'paused') return t`活动暂停中，请稍后再来`;
  if (campaign.state === 'announced') return t`活动尚未开始`;
  if (campaign.refusal !== null) return t`您不在本次活动的参与范围内`;
  if (!own) return null;
  if (!own.isPhoneBound) return t`请先绑定手机号`;
  if (settings.dailySends !== null && own.sentToday >= settings.dailySends) return t`今日发送次数已用完，明天再来`;
  return own.pointsADay !== null && own.pointsToday >= own.pointsADay ? t`今日可发积分已用完，明天再来` : null;
}

/** Packets that may still be sent today; null: no limit. */
export const sendsLeft = ({ settings, own }: PacketCampaignData): number | null =>
  settings.dailySends === null ? null : Math.max(0, settings.dailySends - (own?.sentToday ?? 0));

/** `11月26日 20:00`. */
export const momentText = (at: number): string => formatInstant(at, t`M月D日 HH:mm`);

/** `2026年11月` or `2026年` of a span such as `2026-11` or `2026`. */
export function spanName(span: string): string {
  const [year = '', month] = span.split('-');
  const number = Number(month);
  return month ? t`${year}年${number}月` : t`${year}年`;
}

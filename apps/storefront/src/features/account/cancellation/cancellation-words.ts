import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';

type Cancellation = ReplyOf<'GET /api/mpaccount/v1/account/cancellation'>;

/** What is lost, in words. */
export function lossName(key: Cancellation['losses'][number]['key']): string {
  const names: Record<typeof key, string> = {
    points: t`积分`,
    growth: t`成长值`,
    kr: t`KR 值`,
    coupons: t`卡券`,
    posts: t`评论与发布`,
    orders: t`订单记录`,
  };
  return names[key];
}

/** A check with what it asks for. */
export function checkWords(
  key: Cancellation['checks'][number]['key'],
  openCount: number,
): [title: string, result: string] {
  if (key === 'refunds') return [t`没有进行中的退款`, openCount > 0 ? t`${openCount} 笔退款进行中` : t`已通过`];
  if (key === 'unissuedInvoices')
    return [t`没有未开具的发票`, openCount > 0 ? t`${openCount} 张发票未开具` : t`已通过`];
  return [t`没有未完成的订单`, openCount > 0 ? t`${openCount} 笔订单未完成` : t`已通过`];
}

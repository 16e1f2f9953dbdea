import { t } from '@lingui/core/macro';
import type { ChatData } from '@voltfront/contract';
import { waitMinutes } from '@voltfront/rules/chat/chat';
import { formatDate, formatInstant } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';

/** `10:30`, `昨天 10:30`, `11月18日 10:30`, or with the year of an earlier one. */
export function messageTime(at: number, now: number): string {
  const clock = formatInstant(at, t`HH:mm`);
  const day = formatDate(at);
  if (day === formatDate(now)) return clock;
  if (day === formatDate(now - DAY_MS)) return t`昨天 ${clock}`;
  const isThisYear = day.slice(0, 4) === formatDate(now).slice(0, 4);
  return isThisYear ? formatInstant(at, t`M月D日 HH:mm`) : formatInstant(at, t`YYYY年M月D日 HH:mm`);
}

/** Where the queue stands. */
export function queueWords({ conversation, isOnDuty }: ChatData): string {
  const ahead = conversation?.ahead ?? 0;
  if (!isOnDuty) return t`已留言排队，客服上线后优先回复`;
  if (ahead === 0) return t`即将为您接入人工客服`;
  return t`排队中，前面还有 ${ahead} 位，预计 ${waitMinutes(ahead)} 分钟`;
}

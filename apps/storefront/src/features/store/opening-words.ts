import { t } from '@lingui/core/macro';
import { formatInstant } from '@voltfront/rules/format/date';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';
import { shortDate } from '@/ui';

/** Whether a place is open, as the server tells it. */
export interface Opening {
  isOpen: boolean;
  opensAt: number | null;
  closure: { reason: string } | null;
}

const dayOf = (at: number) => Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS);

/** `今天 10:00 营业`, `明天 …`, or with the date. */
function opensWords(opensAt: number, now: number): string {
  const time = formatInstant(opensAt, 'HH:mm');
  const days = dayOf(opensAt) - dayOf(now);
  if (days === 0) return t`今天 ${time} 开门`;
  if (days === 1) return t`明天 ${time} 开门`;
  const date = shortDate(opensAt);
  return t`${date} ${time} 开门`;
}

/** Whether a store is open, and otherwise why not and until when. */
export function openingWords({ isOpen, opensAt, closure }: Opening, now: number): string {
  if (isOpen) return t`营业中`;
  const until = opensAt === null ? '' : opensWords(opensAt, now);
  const why = closure?.reason ? t`暂停营业（${closure.reason}）` : t`休息中`;
  return [why, until].filter(Boolean).join(' · ');
}

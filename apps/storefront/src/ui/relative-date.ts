import { t } from '@lingui/core/macro';
import { formatRelativeTime } from '@voltfront/rules/format/relative-time';

type Instant = Parameters<typeof formatRelativeTime>[0];

/** Relative time in words; the date after three days. */
export const relativeDate = (instant: Instant, now: Instant): string =>
  formatRelativeTime(instant, now, {
    now: t`刚刚`,
    minutes: (count) => t`${count}分钟前`,
    hours: (count) => t`${count}小时前`,
    days: (count) => t`${count}天前`,
  });

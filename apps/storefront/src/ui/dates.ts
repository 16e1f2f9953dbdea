import { t } from '@lingui/core/macro';
import { formatInstant } from '@voltfront/rules/format/date';

type Instant = Parameters<typeof formatInstant>[0];

/** `2026年11月21日`, in English `Nov 21, 2026`. */
export const longDate = (instant: Instant): string => formatInstant(instant, t`YYYY年M月D日`);

/** `11月21日`, in English `Nov 21`. */
export const shortDate = (instant: Instant): string => formatInstant(instant, t`M月D日`);

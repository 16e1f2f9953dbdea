import { t } from '@lingui/core/macro';

/** The length of a film: `42 秒`, `3 分 05 秒`. */
export function durationInWords(seconds: number): string {
  if (seconds < 60) return t`${seconds} 秒`;
  const rest = String(seconds % 60).padStart(2, '0');
  return t`${Math.floor(seconds / 60)} 分 ${rest} 秒`;
}

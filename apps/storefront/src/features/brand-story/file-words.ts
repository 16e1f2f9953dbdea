import { t } from '@lingui/core/macro';

const KB = 1024;
const MB = KB * KB;

/** The size of a file as people read it: `640 KB`, `1.2 MB`, `68 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  const size = bytes / MB;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`;
}

/** The length of a film: `42 秒`, `3 分 05 秒`. */
export function durationInWords(seconds: number): string {
  if (seconds < 60) return t`${seconds} 秒`;
  const rest = String(seconds % 60).padStart(2, '0');
  return t`${Math.floor(seconds / 60)} 分 ${rest} 秒`;
}

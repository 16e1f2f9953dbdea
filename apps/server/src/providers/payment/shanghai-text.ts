import { formatInstant } from '@voltfront/rules/format/date';

/** `2026-11-20 10:00:00` in Asia/Shanghai, Alipay's time format. */
export const shanghaiText = (ms: number): string => formatInstant(ms, 'YYYY-MM-DD HH:mm:ss');

/** `2026-11-20T10:00:00+08:00`, WeChat Pay's time format. */
export const offsetText = (ms: number): string => `${shanghaiText(ms).replace(' ', 'T')}+08:00`;

const SHANGHAI = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/** Parses `2026-11-20 10:00:00` as a time in Asia/Shanghai (epoch ms); null for anything else. */
export function shanghaiMs(text: string | undefined): number | null {
  const match = SHANGHAI.exec(text ?? '');
  const ms = match ? Date.parse(`${match[1]}T${match[2]}+08:00`) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

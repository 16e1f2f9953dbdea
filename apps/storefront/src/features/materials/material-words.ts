import { t } from '@lingui/core/macro';
import type { MaterialData, MaterialKindData } from '@voltfront/contract';

const MB = 1024 * 1024;

/** Films above this are not saved: their link is copied, to be fetched where there is room. */
const SAVE_MAX_BYTES = 50 * MB;

/** Whether a file is too large for a phone's album. */
export const isTooLarge = ({ kind, sizeBytes }: Pick<MaterialData, 'kind' | 'sizeBytes'>): boolean =>
  kind === 'video' && sizeBytes > SAVE_MAX_BYTES;

/** The length of a film: `0:42`, `3:05`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Description of a file: its format and dimensions. */
export function formOf({ kind, width, height, pageCount, durationS }: MaterialData): string {
  if (kind === 'brochure') return pageCount === null ? 'PDF' : t`PDF · ${pageCount} 页`;
  if (kind === 'video') return durationS === null ? 'MP4' : `MP4 · ${clockOf(durationS)}`;
  const measures = `${width}×${height}`;
  if (kind === 'picture') return measures;
  return height > width ? t`手机 · ${measures}` : t`桌面 · ${measures}`;
}

/** Kinds in the order of the tabs. */
export const kindTabs = (): { key: MaterialKindData; text: string }[] => [
  { key: 'picture', text: t`图片` },
  { key: 'video', text: t`视频` },
  { key: 'wallpaper', text: t`壁纸` },
  { key: 'brochure', text: t`手册` },
];

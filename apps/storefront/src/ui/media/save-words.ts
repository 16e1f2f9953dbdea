import { t } from '@lingui/core/macro';
import type { SaveOutcome } from '@/platform/save-picture';

/** Message after saving a picture. */
export function saidOf(outcome: SaveOutcome): string {
  if (outcome === 'saved') return t`已保存`;
  if (outcome === 'hold') return t`请长按图片保存`;
  return outcome === 'refused' ? t`需要您的授权才能保存` : t`保存失败，请稍后再试`;
}

import { t } from '@lingui/core/macro';
import { openPermissions } from '@/platform/permissions';
import type { SaveOutcome } from '@/platform/save-picture';
import { modal, toast } from '@/ui';

/** Message after saving a file, or failing to. */
export async function tellSaved(outcome: SaveOutcome): Promise<void> {
  if (outcome === 'saved') return toast(t`已保存`);
  if (outcome === 'hold') return toast(t`请长按图片保存`);
  if (outcome === 'failed') return toast(t`保存失败，请稍后再试`);
  const question = {
    content: t`保存需要您允许访问相册，是否前往设置？`,
    confirmText: t`去设置`,
  };
  if ((await modal(question)) && !(await openPermissions())) toast(t`请在系统设置中允许访问相册`);
}

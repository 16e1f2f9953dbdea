import { t } from '@lingui/core/macro';
import { useLeaveGuard } from '@/platform/leave-guard';
import { modal } from '@/ui';
import type { Application } from './use-application';

/** Whoever leaves with something unsaved is asked whether to keep it. */
export function useLeaving({ isChanged, keep }: Application): void {
  const content = t`是否保存草稿，下次继续填写？`;
  useLeaveGuard(isChanged, content, async () => {
    if (!(await modal({ content, cancelText: t`不保存`, confirmText: t`保存草稿` }))) return true;
    return keep();
  });
}

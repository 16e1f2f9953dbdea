import { t } from '@lingui/core/macro';
import { hasPermissions, openPermissions } from '@/platform/permissions';
import { hasPlatformPolicy, openPlatformPolicy } from '@/platform/privacy';
import { Cell, toast } from '@/ui';

/** Rows to the platform's own pages: what the app may use, and how it handles privacy. Nothing on the web. */
export function PlatformCells() {
  const show = async (open: () => Promise<boolean>) => {
    if (!(await open())) toast(t`当前版本无法打开，请在系统设置中查看`);
  };
  return (
    <>
      {hasPermissions && <Cell title={t`系统权限设置`} onClick={() => void show(openPermissions)} />}
      {hasPlatformPolicy && <Cell title={t`小程序隐私保护指引`} onClick={() => void show(openPlatformPolicy)} />}
    </>
  );
}

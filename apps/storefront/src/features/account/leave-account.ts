import { t } from '@lingui/core/macro';
import { api, recordConsent } from '@/api';
import { relaunch } from '@/navigation';
import { tellApp } from '@/platform/bridge';
import { isLoggedIn, logout, withdrawConsent } from '@/session';
import { modal, toast } from '@/ui';

/** Asks, ends the session on the server and on this device, and goes home. */
export async function askLogout(): Promise<void> {
  const isSure = await modal({ content: t`确定要退出登录吗？` });
  if (!isSure) return;
  await api('POST /api/appuser/v1/user/logout', { silent: true }).catch(() => undefined);
  logout();
  relaunch('/');
}

/** Explains, asks twice, and takes the consent back: the flag is removed and no more device data is collected. */
export async function askWithdrawConsent(): Promise<void> {
  const isUnderstood = await modal({
    title: t`撤回同意`,
    content: t`撤回后我们将停止收集您的设备信息，部分功能（如安全验证、附近门店）可能受限。您的账号与订单不受影响。`,
    confirmText: t`继续`,
  });
  if (!isUnderstood) return;
  const isSure = await modal({
    title: t`撤回同意`,
    content: t`请再次确认撤回对隐私政策的同意`,
    confirmText: t`确认撤回`,
  });
  if (!isSure) return;
  if (isLoggedIn()) await recordConsent(false);
  withdrawConsent();
  void tellApp('consentChanged', { isAgreePrivacyPolicy: 0 });
  toast(t`已撤回同意`);
}

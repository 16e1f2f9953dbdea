import { t } from '@lingui/core/macro';
import { back, currentAddress } from '@/navigation';
import { pushByRules, replaceByRules } from '@/navigation/stack';
import { BridgeError } from '@/platform/bridge';
import { toast } from '@/ui';
import { askAppLogin } from './container-session';

/** Shows the app's login; a failure shows a toast. True when somebody is logged in afterwards. */
export async function loginByApp(): Promise<boolean> {
  try {
    return await askAppLogin();
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    toast(t`暂时无法登录，请稍后再试`);
    return false;
  }
}

/** Logs in by the app, then opens an address; the visible page simply goes on with the session. */
export async function loginThenOpen(address: string, isReplaced = false): Promise<void> {
  const isHere = address === currentAddress();
  const isLoggedIn = await loginByApp();
  if (isLoggedIn && !isHere) (isReplaced ? replaceByRules : pushByRules)(address);
  if (!isLoggedIn && isReplaced && isHere) back();
}

import { t } from '@lingui/core/macro';
import { proveIdentity } from '@/platform/identity';
import { toast } from '@/ui';

/**
 * In the native app the person proves who they are before they sign for a car; elsewhere the code to their phone does
 * alone. @returns whether the signature may go on; a toast has said why not
 */
export async function proveSigner(): Promise<boolean> {
  if ((await proveIdentity(t`签署购车协议`)) !== 'refused') return true;
  toast(t`未通过实名认证，暂不能签署`);
  return false;
}

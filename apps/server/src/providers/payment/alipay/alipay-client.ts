import { SECOND_MS } from '@voltfront/rules/time';
import { AlipaySdk } from 'alipay-sdk';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { shanghaiText } from '../shanghai-text';
import type { AlipayOptions } from './alipay-options';

const TIMEOUT_MS = 5 * SECOND_MS;
const SUCCESS = '10000';
/** A business error; `sub_code` has the reason. With any other code the outcome is unknown. */
const REFUSED = '40004';
/** Values of `sub_code` that also mean that the outcome is unknown. */
const FAULTS: readonly string[] = ['ACQ.SYSTEM_ERROR', 'AOP.SYSTEM_ERROR', 'isp.unknow-error'];

/** A response: the data, or the `sub_code` of an error such as `ACQ.TRADE_NOT_EXIST`. */
export type AlipayAnswer = { data: unknown; refusal: null } | { data: null; refusal: string };

/** Creates the SDK client, which signs requests and verifies the signature of each response. */
export function connectAlipay(options: AlipayOptions): AlipaySdk {
  const { appId, privateKey, publicKey: alipayPublicKey, apiUrl: gateway } = options;
  return new AlipaySdk({ appId, privateKey, keyType: 'PKCS8', alipayPublicKey, gateway, timeout: TIMEOUT_MS });
}

/** Calls Alipay. @throws PROVIDER_DOWN on a timeout, a system error or an invalid signature */
export async function askAlipay(
  ctx: Ctx,
  sdk: AlipaySdk,
  method: string,
  bizContent: Record<string, unknown>,
  more: Record<string, string> = {},
): Promise<AlipayAnswer> {
  try {
    // Set here because the SDK would use this machine's time zone.
    const params = { timestamp: shanghaiText(Date.now()), bizContent, ...more };
    const { code, subCode = '', ...data } = await sdk.exec(method, params, { validateSign: true });
    if (code === SUCCESS) return { data, refusal: null };
    if (code === REFUSED && !FAULTS.includes(subCode)) return { data: null, refusal: subCode };
    ctx.log.error({ service: 'alipay', method, code, subCode }, 'provider did not do what it was asked');
  } catch (error) {
    ctx.log.error({ service: 'alipay', method, failure: (error as Error).name }, 'provider did not answer');
  }
  throw refuse('PROVIDER_DOWN');
}

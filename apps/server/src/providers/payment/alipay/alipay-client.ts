import { SECOND_MS } from '@voltfront/rules/time';
import { AlipaySdk } from 'alipay-sdk';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { shanghaiText } from '../shanghai-text';
import type { AlipayOptions } from './alipay-options';

const TIMEOUT_MS = 5 * SECOND_MS;
const SUCCESS = '10000';
/** The business refused; `sub_code` says why. Every other code means that nothing is known. */
const REFUSED = '40004';
/** Refusals that mean that nothing is known either. */
const FAULTS: readonly string[] = ['ACQ.SYSTEM_ERROR', 'AOP.SYSTEM_ERROR', 'isp.unknow-error'];

/** An answer: the data, or the `sub_code` of a refusal such as `ACQ.TRADE_NOT_EXIST`. */
export type AlipayAnswer = { data: unknown; refusal: null } | { data: null; refusal: string };

/** Connects the SDK, which signs requests and checks the signature of each answer. */
export function connectAlipay(options: AlipayOptions): AlipaySdk {
  const { appId, privateKey, publicKey: alipayPublicKey, apiUrl: gateway } = options;
  return new AlipaySdk({ appId, privateKey, keyType: 'PKCS8', alipayPublicKey, gateway, timeout: TIMEOUT_MS });
}

/** Asks Alipay. @throws PROVIDER_DOWN when it does not answer in time, has a fault of its own, or signs wrongly */
export async function askAlipay(
  ctx: Ctx,
  sdk: AlipaySdk,
  method: string,
  bizContent: Record<string, unknown>,
  more: Record<string, string> = {},
): Promise<AlipayAnswer> {
  try {
    // The SDK would write the time of this machine's zone.
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

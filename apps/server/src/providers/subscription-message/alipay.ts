import { SECOND_MS } from '@voltfront/rules/time';
import { AlipaySdk } from 'alipay-sdk';
import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import { shanghaiText } from '../payment/shanghai-text';
import { fieldValues, pageOf } from './template-data';
import type { SubscriptionMessages, TemplateFields } from './types';

/** The Alipay mini-program. */
export interface AlipayMessageOptions {
  appId: string;
  /** Our private key, PKCS#8 in PEM. */
  privateKey: string;
  /** Alipay's public key, in PEM. */
  publicKey: string;
  /** URL of the gateway. */
  apiUrl: string;
}

const TIMEOUT_MS = 5 * SECOND_MS;
const METHOD = 'alipay.open.app.mini.templatemessage.send';
const SUCCESS = '10000';
/** A business error; with any other code it is unknown what became of the message. */
const REFUSED = '40004';
/** Values of `sub_code` of a business error that may be tried again. */
const FAULT = /SYSTEM|TIMEOUT|LIMIT/i;

/** Alipay's template messages. */
export function createAlipayMessages(
  { appId, privateKey, publicKey: alipayPublicKey, apiUrl: gateway }: AlipayMessageOptions,
  fields: TemplateFields,
  log: Logger,
): SubscriptionMessages {
  const sdk = new AlipaySdk({ appId, privateKey, keyType: 'PKCS8', alipayPublicKey, gateway, timeout: TIMEOUT_MS });
  return {
    async send(message) {
      const bizContent = {
        to_open_id: message.openId,
        user_template_id: message.templateId,
        page: pageOf(message),
        data: JSON.stringify(fieldValues(message, fields)),
      };
      const params = { timestamp: shanghaiText(Date.now()), bizContent };
      const { code, subCode } = await sdk.exec(METHOD, params, { validateSign: true }).catch((error: Error) => {
        log.error({ service: 'alipay', call: METHOD, failure: error.name }, 'provider did not answer');
        throw refuse('PROVIDER_DOWN');
      });
      if (code === SUCCESS) return true;
      log.warn({ service: 'alipay', call: METHOD, code, subCode }, 'the platform refused');
      if (code === REFUSED && !FAULT.test(subCode ?? '')) return false;
      throw refuse('PROVIDER_DOWN');
    },
  };
}

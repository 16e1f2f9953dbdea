import type { ErrorName } from '@voltfront/contract/errors';
import { refuse } from '../../../kernel/errors';
import { randomToken } from '../../../kernel/ids';
import type { Logger } from '../../../kernel/log';
import { askJson } from '../../http-json';
import type { SmsProvider } from '../types';
import { signCall } from './signature';

/** The shop's registration with Alibaba Cloud SMS. */
export interface AliyunSmsOptions {
  accessKeyId: string;
  accessKeySecret: string;
  /** Approved signature, sent in front of every text. */
  signName: string;
  /** Approved template of a scene; it has one variable, `code`. */
  templateOf: (scene: string) => string;
  /** Approved template for a notification, with the variable `link` or none; undefined: nothing is sent. */
  noticeTemplateOf?: (scene: string) => string | undefined;
  endpoint: string;
}

/** Errors that are shown to the customer; all others mean that the service is unavailable. */
const REFUSALS: Record<string, ErrorName> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'TOO_FREQUENT',
  'isv.MOBILE_NUMBER_ILLEGAL': 'BAD_INPUT',
};

/** Sends codes through Alibaba Cloud's short message service (`SendSms`, version 2017-05-25). */
export function createAliyunSms(options: AliyunSmsOptions, log: Logger): SmsProvider {
  const key = { id: options.accessKeyId, secret: options.accessKeySecret };
  const call = async (mobile: string, template: string, variables?: Record<string, string>): Promise<void> => {
    const parameters = {
      PhoneNumbers: mobile,
      SignName: options.signName,
      TemplateCode: template,
      ...(variables && { TemplateParam: JSON.stringify(variables) }),
    };
    const request = { endpoint: options.endpoint, action: 'SendSms', version: '2017-05-25', parameters };
    const { url, headers } = signCall(key, { ...request, nonce: randomToken(16), now: Date.now() });
    const { host: _signedButSetByFetch, ...sent } = headers;
    const answer = await askJson(log, 'sms', url, { method: 'POST', headers: sent });
    if (answer.Code === 'OK') return;
    log.error({ service: 'sms', answer: answer.Code, request: answer.RequestId }, 'SMS refused');
    throw refuse(REFUSALS[String(answer.Code)] ?? 'PROVIDER_DOWN');
  };
  return {
    send: ({ mobile, code, scene }) => call(mobile, options.templateOf(scene), { code }),
    async notify({ mobile, scene, link }) {
      const template = options.noticeTemplateOf?.(scene);
      if (template) await call(mobile, template, link === undefined ? undefined : { link });
    },
  };
}

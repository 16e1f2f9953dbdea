import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { createAliyunSms } from './aliyun/aliyun-sms';
import { createEmbeddedSms } from './embedded';
import type { SmsProvider } from './types';

/**
 * Alibaba Cloud when its key is configured, else the simulator; production runs do not start
 * without a key.
 */
export function createSms(config: Config, log: Logger): SmsProvider {
  const { smsAccessKeyId, smsAccessKeySecret, smsSignName, smsTemplates, smsEndpoint } = config;
  if (smsAccessKeyId && smsAccessKeySecret && smsSignName && smsTemplates) {
    return createAliyunSms(
      {
        accessKeyId: smsAccessKeyId,
        accessKeySecret: smsAccessKeySecret,
        signName: smsSignName,
        templateOf: (scene) => smsTemplates[scene] ?? smsTemplates.default ?? '',
        noticeTemplateOf: (scene) => smsTemplates[scene],
        endpoint: smsEndpoint,
      },
      log,
    );
  }
  return createEmbeddedSms((line) => {
    if (config.nodeEnv !== 'test') process.stdout.write(`${line}\n`);
  });
}

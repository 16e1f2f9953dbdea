import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import type { Config } from './config';

/** The structured log. Never log a phone number or token outside the redacted fields. */
export type Logger = PinoLogger;

const PHONE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

/** Hides the middle of mainland mobile numbers: 13812345678 → 138****5678. */
export function maskPhones(text: string): string {
  return text.replace(PHONE, '$1****$2');
}

const SECRET_FIELDS = ['phone', 'mobile', 'token', 'code', 'authorization', 'sign', 'secret', 'password', 'ticket'];
const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** Creates the log; lines are JSON with level, time and request id. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    redact: { paths: [...paths, 'headers["x-volt-sign"]', 'headers["x-volt-risk"]'], censor: '[hidden]' },
    serializers: { err: pino.stdSerializers.err },
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: {
      logMethod(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn) {
        const masked = args.map((arg) => (typeof arg === 'string' ? maskPhones(arg) : arg));
        method.apply(this, masked as Parameters<pino.LogFn>);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

import type { Config } from '../../kernel/config';
import type { PaymentMethod } from './types';

/** Path that a provider sends its notices to. */
export const noticePath = (method: PaymentMethod): string => `/api/mporder/v1/pay/notify/${method}`;

/** The same as a full URL, which is passed to providers; startup checks that it is complete. */
export const noticeUrl = (config: Pick<Config, 'publicUrl'>, method: PaymentMethod): string =>
  new URL(noticePath(method), config.publicUrl ?? 'http://localhost').toString();

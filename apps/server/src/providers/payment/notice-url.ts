import type { Config } from '../../kernel/config';
import type { PaymentMethod } from './types';

/** Path under which a provider reports. */
export const noticePath = (method: PaymentMethod): string => `/api/mporder/v1/pay/notify/${method}`;

/** The same as a full address, which providers are told; checked at start to be complete. */
export const noticeUrl = (config: Pick<Config, 'publicUrl'>, method: PaymentMethod): string =>
  new URL(noticePath(method), config.publicUrl ?? 'http://localhost').toString();

import type { RefundPartData } from '@voltfront/contract';

/** A customer's refund. */
export interface RefundKey {
  userId: string;
  refundNo: string;
}

/** One payment of a refund. */
export type RefundPart = RefundPartData;

/** A bank account as stored: holder and number encrypted, and masked for display. */
export interface StoredAccount {
  sealedHolder: string;
  maskedHolder: string;
  bank: string;
  sealedNumber: string;
  maskedNumber: string;
}

/** The order as it was when the refund was asked for. */
export interface RefundedOrder {
  kind: 'blind' | 'intention' | 'deposit' | 'snapUp';
  modelName: string;
  versionName: string;
  cutout: string;
  buyerName: string;
  maskedMobile: string;
  maskedNumber: string;
}

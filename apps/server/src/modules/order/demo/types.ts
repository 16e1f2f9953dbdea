import type { ModelCode } from '../../../demo/shapes';

export type DemoOrderState =
  | 'created'
  | 'expired'
  | 'cancelled'
  | 'intentionPaid'
  | 'depositPaid'
  | 'locked'
  | 'inProduction'
  | 'inTransit'
  | 'arrived'
  | 'paidInFull'
  | 'delivered'
  | 'refunding'
  | 'refunded';

/** An order that the loader makes for a demo person; the configuration is the version's default. */
export interface DemoOrderPlan {
  kind: 'blind' | 'intention' | 'deposit';
  state: DemoOrderState;
  modelId: ModelCode;
  versionId: string;
  createdDaysAgo: number;
  /** Why staff refused the refund that was asked for, so that the order went back to `state`. */
  refundRejection?: string;
}

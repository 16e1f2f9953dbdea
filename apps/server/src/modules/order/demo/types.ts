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

/** An order to be created for a demo person, with the version's default configuration. */
export interface DemoOrderPlan {
  kind: 'blind' | 'intention' | 'deposit';
  state: DemoOrderState;
  modelId: ModelCode;
  versionId: string;
  createdDaysAgo: number;
  /** The customer confirmed the inspection report. */
  isInspected?: boolean;
  /** Reason why staff refused the requested refund; the order went back to `state`. */
  refundRejection?: string;
}

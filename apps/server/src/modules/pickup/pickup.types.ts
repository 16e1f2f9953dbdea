/** Identifies an order and its handover. */
export interface PickupKey {
  userId: string;
  orderNo: string;
}

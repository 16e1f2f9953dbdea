/** Interface to the platform that cars report to. Every call may fail with PROVIDER_DOWN. */
export interface VehicleStateService {
  /** Vehicle identification number of the car of an order; null while none is known. */
  vinOf(orderNo: string): Promise<string | null>;
  /** Whole kilometres that the car of an order has run; null while it reports none. */
  odometerOf(car: { orderNo: string; deliveredAt: number; now: number }): Promise<number | null>;
}

declare module '../../kernel/context' {
  interface AppServices {
    vehicleState: VehicleStateService;
  }
}

/** Interface to the platform that cars report to. Every call may fail with PROVIDER_DOWN. */
export interface VehicleStateService {
  /** Vehicle identification number of the car of an order; null while none is known. */
  vinOf(orderNo: string): Promise<string | null>;
}

declare module '../../kernel/context' {
  interface AppServices {
    vehicleState: VehicleStateService;
  }
}

/** What a car tells about itself. */
export interface VehicleState {
  /** When the car told it last, epoch milliseconds. */
  at: number;
  batteryPercent: number;
  rangeKm: number;
  odometerKm: number;
  isCharging: boolean;
}

/** A car that the platform knows by the order that it was built for. */
export interface KnownCar {
  orderNo: string;
  /** Range with a full battery. */
  fullRangeKm: number;
  /** When it was handed over, epoch milliseconds. */
  deliveredAt: number;
}

/** Interface to the platform that cars report to. Every call may fail with PROVIDER_DOWN. */
export interface VehicleStateService {
  /** Vehicle identification number of the car of an order; null while none is known. */
  vinOf(orderNo: string): Promise<string | null>;
  /** Null for a car that has not reported yet. */
  read(car: KnownCar, now: number): Promise<VehicleState | null>;
}

declare module '../../kernel/context' {
  interface AppServices {
    vehicleState: VehicleStateService;
  }
}

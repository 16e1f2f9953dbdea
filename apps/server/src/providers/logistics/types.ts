import type { Ctx } from '../../kernel/context';

/** A place that a carrier drives to. Degrees in GCJ-02. */
export interface CarrierPlace {
  cityCode: string;
  latitude: number;
  longitude: number;
}

/** A car to be carried from the plant to a store. */
export interface CarrierTask {
  /** The shop's order number; booking the same one again has no further effect. */
  orderNo: string;
  vin: string;
  from: CarrierPlace;
  to: CarrierPlace;
  /** When the car is ready at the plant (epoch ms). */
  readyAt: number;
}

/** A carrier's plan. Times in epoch ms. */
export interface CarrierBooking {
  carrier: string;
  waybillNo: string;
  /** Points on the way, in order, the store not among them. */
  stops: (CarrierPlace & { expectedAt: number })[];
  /** When the car should be at the store. */
  arrivesAt: number;
}

/** A carrier's notice that a car was at a place. It may come late, twice, or not at all. */
export interface CarrierNotice {
  waybillNo: string;
  cityCode: string;
  latitude: number;
  longitude: number;
  /** When the car was there (epoch ms), not when the notice was sent. */
  at: number;
}

/** Interface to the carriers' systems. */
export interface CarrierProvider {
  /** Books the transport of a car; null where no carrier is connected, so that staff note the way by hand. May be repeated. */
  book(ctx: Ctx, task: CarrierTask): Promise<CarrierBooking | null>;
}

declare module '../../kernel/context' {
  interface AppServices {
    carrier: CarrierProvider;
  }
}

declare module '../../kernel/jobs' {
  interface JobMap {
    /** A carrier's notice that arrived. */
    carrierNotice: CarrierNotice;
  }
}

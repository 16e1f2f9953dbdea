/** Parts of a store's gallery, in the order in which they are shown, and the pictures that customers took. */
export const PICTURE_GROUPS = ['outside', 'hall', 'lounge', 'restaurant', 'event', 'customer'] as const;
export type PictureGroup = (typeof PICTURE_GROUPS)[number];

/** Where cars are charged at a store. */
export interface Chargers {
  fastCount: number;
  slowCount: number;
  /** Power of the fastest one. */
  maxKw: number;
  /** Daily, such as `00:00-24:00`. */
  hours: string;
  /** Price of a kWh. */
  priceFen: number;
}

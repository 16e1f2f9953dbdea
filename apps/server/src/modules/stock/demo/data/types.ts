import type { ModelCode } from '../../../../demo/shapes';

/**
 * Position of a mark: a view of the car, a point of the image (fractions of width and height) and
 * the zoom.
 */
export interface DemoMarkPlace {
  view: 'front' | 'side' | 'cabin';
  x: number;
  y: number;
  scale: number;
}

/** A known scratch or dent of a car. */
export interface DemoMark {
  part: string;
  description: string;
  place: DemoMarkPlace;
}

/** Period of a sale in hours from loading. */
export interface DemoSale {
  fromHours: number;
  toHours: number;
}

/** A stock car; its configuration is completed by the configurator's rules. */
export interface DemoStockCar {
  stockCarId: string;
  kind: 'new' | 'display' | 'testDrive';
  modelId: ModelCode;
  versionId: string;
  /** Chosen options; the rest is the version's standard. */
  codes: readonly string[];
  storeId: string;
  mileageKm: number;
  producedDaysAgo: number;
  arrivedDaysAgo: number;
  readyInDays: number;
  /** In yuan. For new cars in addition to subsidy and discount; for others the whole saving. */
  savingYuan: number;
  marks: readonly DemoMark[];
  hasPhotos: boolean;
  sale: DemoSale | null;
  /** Held by a demo person until some hours after loading, sold at the store, or withdrawn. */
  fate?: { heldBy: string; hours: number } | 'sold' | 'withdrawn';
}

/** A store's services for stock cars. */
export interface DemoStockStore {
  storeId: string;
  isQuickOffered: boolean;
  viewingCapacity: number;
}

/** A statement of the instruction. */
export interface DemoStatement {
  statementId: string;
  title: string;
  text: string;
  kinds: readonly ('new' | 'display' | 'testDrive')[];
  scope?: 'sale' | 'stock';
}

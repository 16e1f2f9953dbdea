import type { ModelCode } from '../../../../demo/shapes';

/** Where a mark is: a view of the car, the point of the picture (shares of width and height) and how near it is shown. */
export interface DemoMarkPlace {
  view: 'front' | 'side' | 'cabin';
  x: number;
  y: number;
  scale: number;
}

/** A known mark of a car. */
export interface DemoMark {
  part: string;
  description: string;
  place: DemoMarkPlace;
}

/** Window of a sale in hours from loading. */
export interface DemoSale {
  fromHours: number;
  toHours: number;
}

/** A stock car; its configuration is made valid by the configurator's rules. */
export interface DemoStockCar {
  stockCarId: string;
  kind: 'new' | 'display' | 'testDrive';
  modelId: ModelCode;
  versionId: string;
  /** Wishes; what is missing is the version's standard. */
  codes: readonly string[];
  storeId: string;
  mileageKm: number;
  producedDaysAgo: number;
  arrivedDaysAgo: number;
  readyInDays: number;
  /** On top of subsidy and discount for new cars; all of it for others. In yuan. */
  savingYuan: number;
  marks: readonly DemoMark[];
  hasPhotos: boolean;
  sale: DemoSale | null;
  /** Held by a demo person for so many hours after loading, sold at the store, or withdrawn. */
  fate?: { heldBy: string; hours: number } | 'sold' | 'withdrawn';
}

/** What a store offers around stock cars. */
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

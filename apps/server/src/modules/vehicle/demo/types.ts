import type { OptionGroup, OptionProduct } from '@voltfront/rules/configurator/types';
import type { AssetPath, ModelCode } from '../../../demo/shapes';

/** Weeks from locking an order to delivery. */
export interface WeekSpan {
  from: number;
  to: number;
}

/** A product of the configurator with its display data. */
export interface DemoProduct extends OptionProduct {
  description: string;
  /** Key in the car images: paint, wheel or interior theme; null for all other products. */
  art: string | null;
  /** Colour of a paint or an interior, #rrggbb. */
  swatch: string | null;
}

/** One version of a model with its option list. */
export interface DemoVersion {
  versionId: string;
  versionName: string;
  /** Long name, such as 后驱长续航版. */
  versionTitle: string;
  highlights: readonly string[];
  rangeKm: number;
  powerKw: number;
  /** Seconds from 0 to 100 km/h. */
  accelerationS: number;
  batteryKwh: number;
  basePriceFen: number;
  /** Limited-time discount, in fen; 0 when there is none. */
  discountFen: number;
  isSoldOut: boolean;
  /** No longer offered; shown only to customers who saved it. */
  isWithdrawn?: boolean;
  deliveryWeeks: WeekSpan;
  groups: readonly OptionGroup[];
  products: readonly DemoProduct[];
}

/** A monthly benefit. */
export interface DemoBenefit {
  title: string;
  text: string;
  /** Ends this many days after loading. */
  endsInDays: number;
}

export interface DemoModel {
  modelId: ModelCode;
  /** Placeholder of the model name. */
  name: string;
  stage: 'onSale' | 'blindBooking';
  bodyType: string;
  seats: string;
  tagline: string;
  /** Portrait image of the car tab. */
  hero: AssetPath;
  /** Cut-out image of the whole car. */
  cutout: AssetPath;
  facts: readonly { value: string; unit: string; label: string }[];
  /** Scenes, each with a caption; image paths are relative to the images folder. */
  gallery: readonly { picture: string; title: string }[];
  /**
   * URL templates with `{view}`, `{wheel}`, `{paint}`, `{theme}` and optionally `{row}`, as
   * documented in the contract's `VersionConfig`.
   */
  pictures: { exterior: string; rearWheel: string; interior: string };
  personalSubsidyFen: number;
  enterpriseSubsidyFen: number;
  /** Loan example: down payment in percent, months, yearly rate in basis points. */
  monthlyExample: { downPercent: number; months: number; rateBp: number };
  benefits: readonly DemoBenefit[];
  versions: readonly DemoVersion[];
}

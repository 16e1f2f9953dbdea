import type { OptionGroup, OptionProduct } from '@voltfront/rules/configurator/types';
import type { AssetPath, ModelCode } from '../../../demo/shapes';

/** Weeks from locking an order to delivery. */
export interface WeekSpan {
  from: number;
  to: number;
}

/** A product of the configurator with what a screen shows. */
export interface DemoProduct extends OptionProduct {
  description: string;
  /** Key into the car pictures: paint, wheel or interior theme; null for everything else. */
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
  /** No longer offered; shown only to those who kept it. */
  isWithdrawn?: boolean;
  deliveryWeeks: WeekSpan;
  groups: readonly OptionGroup[];
  products: readonly DemoProduct[];
}

/** A benefit of the month. */
export interface DemoBenefit {
  title: string;
  text: string;
  /** Days from loading to the end. */
  endsInDays: number;
}

export interface DemoModel {
  modelId: ModelCode;
  /** Placeholder of the name. */
  name: string;
  stage: 'onSale' | 'blindBooking';
  bodyType: string;
  seats: string;
  tagline: string;
  /** Portrait picture of the car tab. */
  hero: AssetPath;
  /** Transparent picture of the whole car. */
  cutout: AssetPath;
  facts: readonly { value: string; unit: string; label: string }[];
  /** Scenes with a line each; paths below the pictures. */
  gallery: readonly { picture: string; title: string }[];
  /** Templates with `{view}`, `{wheel}`, `{paint}`, `{theme}` and perhaps `{row}`, as `VersionConfig` of the contract explains them. */
  pictures: { exterior: string; rearWheel: string; interior: string };
  personalSubsidyFen: number;
  enterpriseSubsidyFen: number;
  /** Example of a loan: share of the first payment in percent, months, yearly rate in basis points. */
  monthlyExample: { downPercent: number; months: number; rateBp: number };
  benefits: readonly DemoBenefit[];
  versions: readonly DemoVersion[];
}

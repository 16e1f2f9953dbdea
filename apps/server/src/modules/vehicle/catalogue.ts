import type { ReplyOf, StageData } from '@voltfront/contract';
import type { OptionGroup, OptionProduct, VersionCatalogue } from '@voltfront/rules/configurator/types';
import type { Subsidy } from '@voltfront/rules/price';
import type { LoanExample } from './vehicle.tables';

type ConfigReply = ReplyOf<'GET /api/mporder/v1/vehicle/config'>;

/** A product with its display data. */
export type CatalogueProduct = ConfigReply['products'][number] & OptionProduct;

/** A discount and its period (`startsAt` inclusive, `endsAt` exclusive). */
export interface PeriodDiscount {
  code: string;
  name: string;
  amountFen: number;
  /** The option that it is for; null: the whole car. */
  productCode: string | null;
  startsAt: number;
  endsAt: number;
}

/** Everything a quote needs about a version; also the input of the rules package. */
export interface CatalogueVersion extends VersionCatalogue {
  modelId: string;
  title: string;
  rangeKm: number;
  powerKw: number;
  accelerationS: number;
  highlights: string[];
  isSoldOut: boolean;
  isWithdrawn: boolean;
  modelYear: number;
  /** False: not in any list, found by its id only. */
  isListed: boolean;
  deliveryWeeks: { from: number; to: number };
  cutout: string;
  groups: (OptionGroup & ConfigReply['groups'][number])[];
  products: CatalogueProduct[];
  pictures: ConfigReply['pictures'];
  loanExample: LoanExample;
  discounts: PeriodDiscount[];
  subsidies: { personal: Subsidy | null; enterprise: Subsidy | null };
}

/** A model with its listed versions, withdrawn ones included. */
export interface CatalogueModel {
  modelId: string;
  name: string;
  tagline: string;
  stage: StageData;
  hero: string;
  cutout: string;
  facts: { value: string; unit: string; label: string }[];
  gallery: { picture: string; title: string }[];
  benefits: { title: string; text: string; endsAt: number }[];
  versions: CatalogueVersion[];
}

/** The whole catalogue, ready for quotes. Immutable. */
export interface Catalogue {
  revision: number;
  /** In display order. */
  models: CatalogueModel[];
  modelById: ReadonlyMap<string, CatalogueModel>;
  versionById: ReadonlyMap<string, CatalogueVersion>;
}

import type { BodyOf, BuyerData, ConfigurationData, SubsidyKindData } from '@voltfront/contract';

/** Input of a draft on the server. */
export type DraftInput = Omit<BodyOf<'POST /api/mporder/v1/order/draft'>, 'draftId'>;

export interface DraftChoice {
  configuration: ConfigurationData;
  kind: DraftInput['kind'];
  /** Subsidy named in the URL; `none` gives up the subsidy. */
  subsidy: SubsidyKindData;
  buyerKind: BuyerData['kind'];
  /** Null while the form is not complete: the server keeps the buyer it has. */
  buyer: BuyerData | null;
  cityCode: string | undefined;
  storeId: string | undefined;
  fromOrderNo: string | undefined;
  /** A stock car under an own hold. */
  stockCarId?: string;
  /** Early-bird benefits of the order that is converted, joined by dots. */
  benefits?: string;
}

/** Reads the subsidy parameter of an address; default: personal. */
export const readSubsidy = (text: string | undefined): SubsidyKindData =>
  text === 'none' || text === 'enterprise' ? text : 'personal';

/** Reads the kind of an address. A conversion, and a stock car, is always a deposit. */
export const readKind = (text: string | undefined, isDeposit: boolean): DraftInput['kind'] =>
  text === 'intention' && !isDeposit ? 'intention' : 'deposit';

/** The draft's body: the subsidy follows the buyer, and what is missing is left out. */
export function toDraftInput(choice: DraftChoice): DraftInput {
  const { configuration, kind, subsidy, buyerKind, buyer, cityCode, storeId, fromOrderNo, stockCarId, benefits } =
    choice;
  return {
    ...configuration,
    kind,
    subsidy: subsidy === 'none' ? 'none' : buyerKind,
    ...(cityCode ? { cityCode } : {}),
    ...(cityCode && storeId ? { storeId } : {}),
    ...(buyer ? { buyer } : {}),
    ...(fromOrderNo ? { fromOrderNo } : {}),
    ...(stockCarId ? { stockCarId } : {}),
    ...(fromOrderNo && benefits ? { benefitCodes: benefits.split('.') } : {}),
  };
}

/** Drafts with the same key cost the same unless prices have changed. */
export const priceKey = ({ modelId, versionId, productCodes, subsidy, benefitCodes }: DraftInput): string =>
  JSON.stringify([modelId, versionId, productCodes, subsidy, benefitCodes]);

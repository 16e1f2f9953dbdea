import type { DroppedCode } from '@voltfront/rules/configurator/normalise-selection';
import type { VersionCatalogue } from '@voltfront/rules/configurator/types';
import type { Violation } from '@voltfront/rules/configurator/validate-selection';
import { vehicleTexts } from './vehicle.texts';

/** A violation as sent in `data.violations` of CONFIG_INVALID. */
export interface ShownViolation {
  code: string;
  /** The product that causes it, or the group's code when a group causes it. */
  productCode: string;
  message: string;
}

/** Describes a violation as text. */
export function showViolation(catalogue: VersionCatalogue, violation: Violation): ShownViolation {
  const nameOf = (code: string) => catalogue.products.find((product) => product.productCode === code)?.name ?? code;
  const { code } = violation;
  switch (code) {
    case 'emptyGroup':
    case 'crowdedGroup': {
      const group = catalogue.groups.find((candidate) => candidate.groupCode === violation.groupCode);
      const name = group?.name ?? violation.groupCode;
      const message = code === 'emptyGroup' ? vehicleTexts.chooseOne({ name }) : vehicleTexts.onlyOne({ name });
      return { code, productCode: violation.groupCode, message };
    }
    case 'missingCascade':
    case 'missingDepend':
    case 'missingParent': {
      const names = { name: nameOf(violation.productCode), needed: nameOf(violation.neededCode) };
      const message = vehicleTexts.needs(names);
      return { code, productCode: violation.productCode, message };
    }
    case 'soldOut':
      return {
        code,
        productCode: violation.productCode,
        message: vehicleTexts.nameSoldOut({ name: nameOf(violation.productCode) }),
      };
    case 'repeatedCode':
      return {
        code,
        productCode: violation.productCode,
        message: vehicleTexts.chosenTwice({ name: nameOf(violation.productCode) }),
      };
    case 'unknownCode':
      return { code, productCode: violation.productCode, message: vehicleTexts.optionWithdrawn };
  }
}

/** Why a saved product was removed from the configuration, as text. */
export function showDropped({ productCode, product, reason, because }: DroppedCode) {
  const texts: Record<DroppedCode['reason'], string> = {
    unknownCode: vehicleTexts.optionWithdrawn,
    soldOut: vehicleTexts.optionSoldOut,
    sameGroup: because ? vehicleTexts.notWith({ name: because.name }) : vehicleTexts.conflict,
    needUnavailable: because ? vehicleTexts.neededGone({ name: because.name }) : vehicleTexts.needUnavailable,
  };
  return { productCode, name: product?.name ?? vehicleTexts.withdrawnOption, reason: texts[reason] };
}

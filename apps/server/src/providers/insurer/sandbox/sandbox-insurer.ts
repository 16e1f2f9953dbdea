import { createHash } from 'node:crypto';
import { type PremiumNames, premiumLines } from '@voltfront/rules/insurance/premium';
import { refuse } from '../../../kernel/errors';
import { insurerTexts } from '../insurer.texts';
import type { InsurerProvider } from '../types';
import { SANDBOX_INSURERS } from './tariffs';

const NAMES: PremiumNames = {
  compulsory: insurerTexts.compulsory,
  thirdParty: (limitYuan) => insurerTexts.thirdParty({ limitYuan }),
  damage: insurerTexts.damage,
};

/** Digits that follow from a number, so that a repeated call gets the same answer. */
const digitsOf = (text: string, count: number): string =>
  String(createHash('sha256').update(text).digest().readUIntBE(0, 6)).padStart(15, '0').slice(-count);

/** Insurers as they would answer; nothing is insured. */
export function createSandboxInsurer(): InsurerProvider {
  return {
    key: 'sandbox',
    insurersOf: async (_ctx, cityCode) =>
      SANDBOX_INSURERS.filter(({ provinces }) => !provinces || provinces.includes(cityCode.slice(0, 2))).map(
        ({ tariff, provinces: _, ...insurer }) => ({
          ...insurer,
          thirdPartyYuan: tariff.thirdParty.map(({ limitYuan }) => limitYuan),
          extras: tariff.extras.map(({ code, name, text }) => ({ code, name, text })),
        }),
      ),
    async quote(_ctx, { requestNo, insurerId, choice, carPriceFen }) {
      const insurer = SANDBOX_INSURERS.find((each) => each.insurerId === insurerId);
      const lines = insurer ? premiumLines(insurer.tariff, choice, carPriceFen, NAMES) : null;
      if (!lines) throw refuse('BAD_INPUT', { message: insurerTexts.notOffered });
      const totalFen = lines.reduce((sumFen, { amountFen }) => sumFen + amountFen, 0);
      return { quoteNo: `Q${digitsOf(requestNo, 10)}`, lines, totalFen };
    },
    issue: async (_ctx, { requestNo }) => ({ policyNo: `P${digitsOf(`policy:${requestNo}`, 12)}` }),
  };
}

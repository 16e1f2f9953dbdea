import type { PickupStepData } from '@voltfront/contract';
import { type PickupStepName, pickupPlan } from '@voltfront/rules/stock/pickup-plan';
import { stockTexts } from './stock.texts';
import type { StockCarRow } from './stock-car.repository';

type Words = Record<PickupStepName, { title: string; text: string }>;

const WORDS: Words = {
  deposit: { title: stockTexts.depositStep, text: stockTexts.depositStepText },
  finalPayment: { title: stockTexts.finalStep, text: stockTexts.finalStepText },
  insurance: { title: stockTexts.insuranceStep, text: stockTexts.insuranceStepText },
  plate: { title: stockTexts.plateStep, text: stockTexts.plateStepText },
  pickup: { title: stockTexts.pickupStep, text: stockTexts.pickupStepText },
};

/** A registered car is transferred instead of registered for the first time. */
const TRANSFER = { title: stockTexts.transferStep, text: stockTexts.transferStepText };

/** The steps with dates until the pickup of a car ordered now. */
export function pickupSteps(row: Pick<StockCarRow, 'readyInDays' | 'registration'>, now: number): PickupStepData[] {
  return pickupPlan(now, row.readyInDays).map(({ step, dueAt }) => {
    const words = step === 'plate' && row.registration === 'registered' ? TRANSFER : WORDS[step];
    return { step, dueAt, ...words };
  });
}

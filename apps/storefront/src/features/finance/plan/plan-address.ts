import type { FinancePlanData } from '@voltfront/contract';
import { configurationLink } from '@/features/vehicle/configurator/configuration-link';
import type { FinanceAddress, FinanceCarAddress } from '../address';
import { choiceAddress } from '../choice';

/** The car of a plan as an address names it. */
export function planCar({ car }: Pick<FinancePlanData, 'car'>): FinanceCarAddress {
  const { source, orderNo, stockCarId, modelId, versionId, subsidy, configuration } = car;
  if (source === 'order' && orderNo) return { orderNo };
  if (source === 'stockCar' && stockCarId) return { stockCarId };
  const version = { modelId, versionId, ...(subsidy === 'personal' ? {} : { subsidy }) };
  return source === 'configuration' ? { ...version, c: configurationLink(configuration) } : version;
}

/** A plan as the calculator's address: car and choice. */
export const planAddress = (plan: FinancePlanData): FinanceAddress => ({
  ...planCar(plan),
  ...choiceAddress(plan.choice, plan.tradeIn),
  cityCode: plan.city?.cityCode,
});

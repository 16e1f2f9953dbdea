export { airSections, earlierAirSections, endings } from './air-text';
export { consent } from './consent-text';
export { airModels, costRules } from './costs';
export { lenders } from './lenders';
export { demoFinance } from './plans';
export { products } from './products';
export { earlierRuleSections, ruleSections } from './rule-text';
export type { DemoFinanceProduct, DemoLender } from './types';

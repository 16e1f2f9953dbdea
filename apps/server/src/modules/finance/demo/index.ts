export { demoFinance } from './data';
export { financeSeed } from './finance-seed';
export { seedLoanUnderReview } from './loan-under-review';

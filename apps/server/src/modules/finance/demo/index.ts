export { demoFinance } from './data';
export { financeSeed } from './finance-seed';

export { type DemoInsurance, seedInsurance } from './seed-insurance';

export { seedReconciliation } from './seed-reconciliation';

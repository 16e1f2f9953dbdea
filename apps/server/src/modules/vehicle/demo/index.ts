export { blindBookingsSeed } from './blind-bookings-seed';
export { models } from './catalogue';
export { packagePicture } from './catalogue/package-pictures';
export { catalogueSeed } from './catalogue-seed';
export { MODEL_YEARS, nextYearVersions, successors } from './next-year';
export { nextYearSeed } from './next-year-seed';
export { parametersSeed } from './parameters-seed';
export { configurationOf, sharesSeed, wishesSeed } from './shares-seed';
export type { DemoModel, DemoVersion } from './types';

export { type Brand, brand, type ModelCode } from './brand';
export { fillBrand } from './fill-brand';
export { type BrandLogo, logoDataUri } from './logo';
export { type PrivacySection, privacySummary } from './privacy-summary';
export { privacyVersion } from './privacy-version';

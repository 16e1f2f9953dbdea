import type { VersionHeadData } from '@voltfront/contract';

/** The head of a version's column. */
export const column = (versionId: string, changes: Partial<VersionHeadData> = {}): VersionHeadData => ({
  modelId: 'M1',
  modelName: '样车',
  stage: 'onSale',
  versionId,
  versionName: `${versionId}版`,
  versionTitle: '',
  cutout: '/assets/models/M1.webp',
  priceFen: 26_990_000,
  subsidyPriceFen: 24_990_000,
  subsidyFen: 1_500_000,
  isSoldOut: false,
  isWithdrawn: false,
  ...changes,
});

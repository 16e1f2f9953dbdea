import { type VisitList, visit } from './visit';

/** Learning about models: parameters, comparison, blind booking, entrances. */
export const modelVisits: VisitList = async () => [
  visit('pagesDetail/carVersionComparison', /隐藏相同项/, { versionIds: 'YL01-pro,YL01-max,YLX-pro' }),
  visit('pagesDetail/carConfig', /整备质量/, { versionId: 'YL01-pro' }),
];

import { type VisitList, visit } from './visit';

/** Choosing, keeping and sharing a configuration. */
export const configuratorVisits: VisitList = async () => [
  visit('pagesDetail/settingPreview', /查看配置单/, { modelId: 'YL01', versionId: 'YL01-pro' }),
  visit('pagesFollow/configPreview/index', /照此定制/, { shareId: 'demoAdvis1' }),
];

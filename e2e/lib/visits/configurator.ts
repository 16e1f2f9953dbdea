import { type VisitList, visit } from './visit';

/** Choosing, keeping and sharing a configuration. */
export const configuratorVisits: VisitList = async () => [
  visit('pagesFollow/configPreview/index', /照此定制/, { shareId: 'demoAdvis1' }),
];

import { type VisitList, visit } from './visit';

/** Choosing, keeping and sharing a configuration. */
export const configuratorVisits: VisitList = async (customer) => {
  const shareId = 'demoAdvis1';
  // The first look changes what the page says of its sender.
  await customer.must('POST /api/mporder/v1/vehicle/config/shared/view', { body: { shareId } });
  return [
    visit('pagesDetail/settingPreview', /查看配置单/, { modelId: 'YL01', versionId: 'YL01-pro' }),
    visit('pagesFollow/configPreview/index', /照此定制/, { shareId }),
  ];
};

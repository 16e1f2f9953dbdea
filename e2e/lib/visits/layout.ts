import { type VisitList, visit } from './visit';

/** Pages that operators lay out, and white papers. */
export const layoutVisits: VisitList = async () => [
  visit('pagesCommunity/aggregatedPage', /大家在聊[\s\S]*最热/, { modelId: 'YLX' }),
  visit('pagesCommunity/whitePaper', /电池包：车身的一部分/, { id: 'battery-3' }),
  visit('pagesActivity/carAggregated', /权益[\s\S]*口碑/, { modelId: 'YL01' }),
  visit('pagesActivity/aggregatedPage', /为你准备[\s\S]*往期活动/),
];

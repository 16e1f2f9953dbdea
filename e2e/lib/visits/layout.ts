import { type VisitList, visit } from './visit';

/** Pages that operators lay out. */
export const layoutVisits: VisitList = async () => [
  visit('pagesCommunity/aggregatedPage', /大家在聊[\s\S]*最热/, { modelId: 'YLX' }),
  visit('pagesActivity/carAggregated', /零百|权益[\s\S]*口碑/, { modelId: 'YL01' }),
  visit('pagesActivity/aggregatedPage', /为你准备[\s\S]*往期活动/),
];

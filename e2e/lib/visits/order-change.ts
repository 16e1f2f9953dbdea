import type { VisitList } from './visit';

/** Changes of an order: model year, model, benefits. */
export const orderChangeVisits: VisitList = async () => [];

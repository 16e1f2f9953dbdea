import type { VisitList } from './visit';

/** Cars that are built already. */
export const stockVisits: VisitList = async () => [];

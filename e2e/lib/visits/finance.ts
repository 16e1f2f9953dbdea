import type { VisitList } from './visit';

/** The finance calculator and what belongs to it. */
export const financeVisits: VisitList = async () => [];

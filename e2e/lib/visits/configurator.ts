import type { VisitList } from './visit';

/** Choosing, keeping and sharing a configuration. */
export const configuratorVisits: VisitList = async () => [];

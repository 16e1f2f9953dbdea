import type { VisitList } from './visit';

/** Learning about models: parameters, comparison, blind booking, entrances. */
export const modelVisits: VisitList = async () => [];

import type { VisitList } from './visit';

/** The brand, its material, and trading in the old car. */
export const storyVisits: VisitList = async () => [];

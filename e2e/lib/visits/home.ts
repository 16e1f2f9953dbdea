import type { Visit } from './visit';

export const homeVisits = async (): Promise<Visit[]> => [];

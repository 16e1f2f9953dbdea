import type { Visit } from './visit';

export const documentVisits = async (): Promise<Visit[]> => [];

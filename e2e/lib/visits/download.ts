import type { Visit } from './visit';

export const downloadVisits = async (): Promise<Visit[]> => [];

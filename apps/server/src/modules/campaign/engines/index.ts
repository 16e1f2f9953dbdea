import type { PrizeRow } from '../campaign.repository';
import { faultsOfDraw } from './draw/draw-settings';

/** What the core asks of an engine. */
interface Engine {
  /** What makes no sense about settings and prizes; empty when all is well. */
  faults(settings: unknown, prizes: readonly PrizeRow[]): string[];
}

/** Every engine by its name. */
export const engines: Readonly<Record<string, Engine | undefined>> = {
  draw: { faults: faultsOfDraw },
};

import type { PriceLineData } from '@voltfront/contract';
import { type KeptTexts, keptWords, wordsToKeep } from '../../kernel/texts';

/**
 * A price line to store, whose name may be a reference: the line itself keeps the reference, since
 * it is copied from a stock car into orders and plans.
 */
export const keepLine = (line: PriceLineData): PriceLineData => wordsToKeep(line, ['name']);

/** Stored price lines, with references where they have them. */
export const sayLines = (lines: readonly PriceLineData[]): PriceLineData[] =>
  lines.map((line) => keptWords(line as PriceLineData & { texts?: KeptTexts | null }));

import { SHANGHAI_OFFSET_MS } from './shanghai-time';

/**
 * A month in Shanghai. @param month such as `2026-11`
 * @returns epoch ms; `to` is the first moment of the next month
 */
export function shanghaiMonth(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = (index: number) => Date.UTC(year, index, 1) - SHANGHAI_OFFSET_MS;
  return { from: first(number - 1), to: first(number) };
}

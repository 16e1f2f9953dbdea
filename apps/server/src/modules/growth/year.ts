import { formatDate } from '@voltfront/rules/format/date';
import { shanghaiMonth } from '@voltfront/rules/format/shanghai-month';

/** A calendar year in Shanghai, such as `2026`; epoch ms, the end does not belong to it. */
export interface Year {
  year: string;
  from: number;
  to: number;
}

const yearNamed = (number: number): Year => ({
  year: `${number}`,
  from: shanghaiMonth(`${number}-01`).from,
  to: shanghaiMonth(`${number}-12`).to,
});

/** The year of a moment. */
export const yearOf = (at: number): Year => yearNamed(Number(formatDate(at).slice(0, 4)));

/** The year before that of a moment. */
export const yearBefore = (at: number): Year => yearNamed(Number(formatDate(at).slice(0, 4)) - 1);

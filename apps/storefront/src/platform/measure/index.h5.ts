import type { MeasuredBox } from './types';

export type { MeasuredBox } from './types';

/** Width of the element with this id in CSS px; 0 when it is not on the screen. */
export const measureWidth = async (id: string): Promise<number> => document.getElementById(id)?.offsetWidth ?? 0;

/** Where the element with this id stands across the screen, in CSS px; a width of 0 when it is not there. */
export async function measureBox(id: string): Promise<MeasuredBox> {
  const { left = 0, width = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return { left, width };
}

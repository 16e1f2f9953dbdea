import type { MeasuredBox } from './types';

export type { MeasuredBox } from './types';

/** Width of the element with this id in CSS px; 0 when it is not on the screen. */
export const measureWidth = async (id: string): Promise<number> => document.getElementById(id)?.offsetWidth ?? 0;

/** Horizontal position and width of the element with this id, in CSS px; width 0 when it does not exist. */
export async function measureBox(id: string): Promise<MeasuredBox> {
  const { left = 0, width = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return { left, width };
}

/** Width of the element with this id in CSS px; 0 when it is not on the screen. */
export const measureWidth = async (id: string): Promise<number> => document.getElementById(id)?.offsetWidth ?? 0;

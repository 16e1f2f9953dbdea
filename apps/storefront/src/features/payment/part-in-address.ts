/** A cash part of the final payment as calls name it; empty for other payments. */
export type PartRef = { part?: number };

/** Reads the part from an address, for spreading into the input of calls. */
export function readPart(text: string | undefined): PartRef {
  const part = Number(text);
  return Number.isInteger(part) && part > 0 ? { part } : {};
}

/** The part as an address names it. */
export const partInAddress = ({ part }: PartRef): { part?: string } =>
  part === undefined ? {} : { part: String(part) };

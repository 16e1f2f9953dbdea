/** A part of a title, and whether it was searched for. */
export interface MarkedPart {
  /** Where it begins. */
  at: number;
  part: string;
  isMarked: boolean;
}

/** A title cut where the words of the input stand in it. */
export function markedParts(title: string, input: string): MarkedPart[] {
  const words = input.toLowerCase().split(/\s+/).filter(Boolean);
  const plain = title.toLowerCase();
  const parts: MarkedPart[] = [];
  for (let at = 0; at < title.length; ) {
    const word = words.find((one) => plain.startsWith(one, at));
    const last = parts.at(-1);
    const length = word?.length ?? 1;
    const part = title.slice(at, at + length);
    if (!word && last && !last.isMarked) last.part += part;
    else parts.push({ at, part, isMarked: word !== undefined });
    at += length;
  }
  return parts;
}

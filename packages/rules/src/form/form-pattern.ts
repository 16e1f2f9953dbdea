/** A character, an escaped one, or a class, with a count at most; nothing that can be tried in many ways. */
const PART = String.raw`(?:\\[dw.\-/]|\[(?:\\[dw\-]|[^\\[\]^])+\]|[A-Za-z0-9\u3400-\u9fff_/ -])(?:\{\d{1,2}(?:,\d{1,2})?\})?`;
const SIMPLE = new RegExp(`^(?:${PART}){1,20}$`);

/**
 * Whether a pattern is one that operators may give: characters and classes with counts, `VIP[A-Z]{2}\d{6,8}`. Groups,
 * alternatives, `*` and `+` are not taken: some of them take very long on texts made for that.
 */
export function isSimplePattern(pattern: string): boolean {
  if (!SIMPLE.test(pattern)) return false;
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Whether a whole text fits a simple pattern. */
export const fitsPattern = (text: string, pattern: string): boolean => new RegExp(`^${pattern}$`).test(text);

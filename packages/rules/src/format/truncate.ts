/** Names and options show this many characters. */
export const NAME_LIMIT = 12;
/** Role descriptions show this many characters. */
export const ROLE_DESCRIPTION_LIMIT = 13;

/**
 * Cuts a text after `limit` characters and adds ` ...`; a text that fits stays as it is. An emoji made of a surrogate pair
 * is one character and is never cut in half.
 *
 * Example: `truncate('一二三四五六七八九十甲乙丙', 12)` is `一二三四五六七八九十甲乙 ...`.
 */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length > limit ? `${characters.slice(0, limit).join('')} ...` : text;
}

/** Cuts a name or an option at 12 characters. */
export function truncateName(text: string): string {
  return truncate(text, NAME_LIMIT);
}

/** Cuts a role description at 13 characters. */
export function truncateRoleDescription(text: string): string {
  return truncate(text, ROLE_DESCRIPTION_LIMIT);
}

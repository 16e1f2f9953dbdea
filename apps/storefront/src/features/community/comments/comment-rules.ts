/** Longest comment, in characters as people count them. */
export const COMMENT_MAX = 500;

/** Characters of a text, surrogate pairs as one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Cuts a text to the longest a comment may have, never inside a character. */
export const cutComment = (text: string): string => Array.from(text).slice(0, COMMENT_MAX).join('');

/** Whether a text can be sent: something other than blanks, and not too long. */
export function canSend(text: string): boolean {
  const length = lengthOf(text.trim());
  return length >= 1 && length <= COMMENT_MAX;
}

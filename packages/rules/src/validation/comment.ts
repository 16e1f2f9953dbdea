/** Longest comment, in characters. */
export const COMMENT_MAX_LENGTH = 500;

/** Length in characters as people count them: a surrogate pair is one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** What is wrong with a comment: nothing but blanks, more than 500 characters without outer blanks, or null. */
export function commentProblem(text: string): 'empty' | 'tooLong' | null {
  const count = characterCount(text.trim());
  if (count === 0) return 'empty';
  return count > COMMENT_MAX_LENGTH ? 'tooLong' : null;
}

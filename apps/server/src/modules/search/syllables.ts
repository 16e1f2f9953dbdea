const INITIALS = 'zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]';
/** Finals, the longer of those that begin alike first. */
const FINALS =
  'iang|iong|uang|ang|eng|ing|ong|iao|ian|uai|uan|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|ve|a|e|i|o|u|v';
const SYLLABLE = new RegExp(`^(?:(?:${INITIALS})(?:${FINALS})|ang|eng|ai|an|ao|ei|en|er|ou|a|e|o)$`);
const LONGEST = 6;
/** Longer words are no pinyin that anybody types. */
const MOST_LETTERS = 40;

/**
 * The syllables of a word of pinyin, as few as possible; null when it is none.
 *
 * @example syllablesOf('chongdian') // ['chong', 'dian']
 */
export function syllablesOf(word: string): string[] | null {
  if (!/^[a-z]+$/.test(word) || word.length > MOST_LETTERS) return null;
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let found: string[] | null = null;
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const before = best[start];
      const syllable = word.slice(start, end);
      if (!before || !SYLLABLE.test(syllable)) continue;
      if (!found || before.length + 1 < found.length) found = [...before, syllable];
    }
    best[end] = found;
  }
  return best[word.length] ?? null;
}

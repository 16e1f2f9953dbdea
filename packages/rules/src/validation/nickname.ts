/** Length of a nickname in characters. */
export const NICKNAME_LENGTH = { min: 2, max: 12 } as const;

const ALLOWED = /^[\p{Script=Han}A-Za-z0-9_]*$/u;

/** What is wrong with a nickname. */
export type NicknameProblem = 'empty' | 'tooShort' | 'tooLong' | 'characters';

/** Reason why a nickname is refused; null when it has 2 to 12 Chinese characters, letters, digits and underscores, not underscores alone. */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  const length = [...nickname].length;
  if (length === 0) return 'empty';
  if (!ALLOWED.test(nickname) || /^_+$/.test(nickname)) return 'characters';
  if (length < NICKNAME_LENGTH.min) return 'tooShort';
  return length > NICKNAME_LENGTH.max ? 'tooLong' : null;
}

/** Nicknames with the same key count as one: `Lin_Xia` and `linxia`. */
export const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').toLowerCase().replaceAll('_', '');

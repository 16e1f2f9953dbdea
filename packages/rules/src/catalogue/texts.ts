/** Texts that customers read, by what they are about. */
export const TEXT_FIELDS = {
  model: ['name', 'tagline'],
  version: ['name', 'title'],
  option: ['name', 'description'],
} as const;

/** What has texts. */
export type TextSubject = keyof typeof TEXT_FIELDS;
/** One of its texts. */
export type TextField = (typeof TEXT_FIELDS)[TextSubject][number];

interface Limits {
  /** Most characters. */
  most: number;
  mayBeEmpty: boolean;
}

/** How long each text can be, so that it fits where customers read it. */
export const TEXT_LIMITS: Record<TextField, Limits> = {
  name: { most: 20, mayBeEmpty: false },
  title: { most: 30, mayBeEmpty: false },
  tagline: { most: 40, mayBeEmpty: false },
  description: { most: 100, mayBeEmpty: true },
};

/** What is wrong with a text; null when it can be shown. Line breaks and signs that cannot be seen do not belong into it. */
export function textFault(field: TextField, text: string): 'empty' | 'tooLong' | 'wrongSign' | null {
  const { most, mayBeEmpty } = TEXT_LIMITS[field];
  if (text.trim() === '' && !mayBeEmpty) return 'empty';
  if ([...text].length > most) return 'tooLong';
  return /[\p{Cc}\p{Cf}{}<>]/u.test(text) ? 'wrongSign' : null;
}

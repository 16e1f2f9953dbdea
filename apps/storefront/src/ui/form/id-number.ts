import { t } from '@lingui/core/macro';
import { isIdCard } from '@voltfront/rules/validation/id-card';

/** Characters of a mainland identity number. */
export const ID_NUMBER_LENGTH = 18;

/** Cleans typed or pasted text: digits and a last X, no blanks, at most 18 characters. */
export const cleanIdNumber = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9X]/g, '')
    .slice(0, ID_NUMBER_LENGTH);

/** Error message for an identity number; undefined when it is valid. */
export function idNumberError(text: string): string | undefined {
  if (!text) return t`请填写身份证号`;
  if (text.length < ID_NUMBER_LENGTH) return t`身份证号应为 18 位`;
  return isIdCard(text) ? undefined : t`身份证号有误，请检查`;
}

/** An identity number without its birth date: `110105********002X`. Shorter texts are hidden but for their end. */
export function maskIdNumber(text: string): string {
  const shown = text.length === ID_NUMBER_LENGTH ? 6 : 0;
  return (
    text.slice(0, shown) +
    '*'.repeat(Math.max(0, text.length - shown - 4)) +
    text.slice(Math.max(shown, text.length - 4))
  );
}

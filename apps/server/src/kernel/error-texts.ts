import { englishErrorTexts } from '@voltfront/contract/error-texts';
import { type ErrorName, errorCatalogue } from '@voltfront/contract/errors';
import { defineTexts, type TextRef, type Wordings } from './texts';

const wordingsOf = (name: ErrorName): Wordings<unknown> => [errorCatalogue[name].text, englishErrorTexts[name]];

const names = Object.keys(errorCatalogue) as ErrorName[];

/** The default text of each code of the error catalogue. */
export const errorTexts = defineTexts(
  'error',
  Object.fromEntries(names.map((name) => [name, wordingsOf(name)])),
) as Record<ErrorName, TextRef>;

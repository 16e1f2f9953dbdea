import { type ErrorName, type ErrorRow, errorCatalogue } from '@voltfront/contract/errors';
import { errorTexts } from './error-texts';
import { render } from './texts';

/** A refusal the caller is told about: a row of the error catalogue, perhaps with a more exact text and data. */
export class AppError extends Error {
  readonly row: ErrorRow;
  /** What the caller is told; rendered where it leaves. The message of the error is the same in Chinese, for the log. */
  readonly text: string;

  constructor(
    readonly rowName: ErrorName,
    text: string = errorTexts[rowName],
    readonly data: unknown = null,
  ) {
    super(render(text));
    this.text = text;
    this.name = 'AppError';
    this.row = errorCatalogue[rowName];
  }
}

/**
 * Makes the refusal of a catalogue row; throw it.
 * @example throw refuse('SOLD_OUT', { data: { left: 0 } })
 * @example throw refuse('NOT_FOUND', { message: orderTexts.missing })
 */
export function refuse(name: ErrorName, options: { message?: string; data?: unknown } = {}): AppError {
  return new AppError(name, options.message, options.data);
}

/** Something that the server itself needs cannot be reached; answered with UNAVAILABLE. The cause says more. */
export class OutageError extends Error {
  override name = 'OutageError';
}

/** Reasons why the server cannot start; the text is for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A mistake in the program itself: logged, and answered with the plain text of SERVER_ERROR. */
export class InternalError extends Error {
  override name = 'InternalError';
}

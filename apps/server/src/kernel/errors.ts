import { type ErrorName, type ErrorRow, errorCatalogue } from '@voltfront/contract/errors';
import { errorTexts } from './error-texts';
import { render } from './texts';

/**
 * An error shown to the caller: a row of the error catalogue, optionally with a more specific text
 * and data.
 */
export class AppError extends Error {
  readonly row: ErrorRow;
  /**
   * Text for the caller, translated when the response is sent. `message` holds the Chinese text,
   * for the log.
   */
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
 * Creates the error of a catalogue row, to be thrown.
 * @example throw refuse('SOLD_OUT', { data: { left: 0 } })
 * @example throw refuse('NOT_FOUND', { message: orderTexts.missing })
 */
export function refuse(name: ErrorName, options: { message?: string; data?: unknown } = {}): AppError {
  return new AppError(name, options.message, options.data);
}

/**
 * A service that the server depends on is unreachable; the response is UNAVAILABLE. The cause has
 * the details.
 */
export class OutageError extends Error {
  override name = 'OutageError';
}

/** The server cannot start; the text is for the operator at the terminal. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A bug in the program: logged, and answered with SERVER_ERROR and its default text. */
export class InternalError extends Error {
  override name = 'InternalError';
}

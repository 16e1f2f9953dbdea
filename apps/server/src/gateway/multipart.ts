import type { FastifyRequest } from 'fastify';
import { refuse } from '../kernel/errors';
import { gatewayTexts } from './gateway.texts';

/** Largest file of an upload in bytes, and most files in one request. */
export const uploadLimits = { fileBytes: 5 * 1024 * 1024, files: 9 };

/** An uploaded file, in memory. Its name and type come from the client and must not be trusted. */
export interface UploadedFile {
  field: string;
  name: string;
  data: Buffer;
}

/**
 * Error codes of the multipart parser for exceeded limits, which have a catalogue code of their
 * own.
 */
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

/** Reads the text fields and files of a multipart request. @throws BAD_INPUT, FILE_TOO_LARGE */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; files: UploadedFile[] }> {
  if (!request.isMultipart()) throw refuse('BAD_INPUT', { message: gatewayTexts.notMultipart });
  const fields: Record<string, unknown> = Object.create(null);
  const files: UploadedFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else files.push({ field: part.fieldname, name: part.filename, data: await part.toBuffer() });
    }
  } catch (error) {
    if ((error as { code?: string }).code === TOO_LARGE) throw refuse('FILE_TOO_LARGE');
    // A truncated or malformed body: the parser throws many kinds of plain errors.
    request.log.debug({ err: error }, 'multipart body not readable');
    throw refuse('BAD_INPUT', { message: gatewayTexts.badUpload });
  }
  return { fields: { ...fields }, files };
}

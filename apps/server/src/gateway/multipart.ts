import type { FastifyRequest } from 'fastify';
import { refuse } from '../kernel/errors';
import { gatewayTexts } from './gateway.texts';

/** Largest file of an upload in bytes, and how many come at once. */
export const uploadLimits = { fileBytes: 5 * 1024 * 1024, files: 9 };

/** A received file, in memory. Its name and type are the sender's claims: trust neither. */
export interface UploadedFile {
  field: string;
  name: string;
  data: Buffer;
}

/** Refusals of the multipart reader that mean "too much" and have a row of their own. */
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

/** Reads text fields and files of a multipart request. @throws BAD_INPUT, FILE_TOO_LARGE */
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
    // A body that is cut off or no form at all: the reader throws plain errors of many kinds.
    request.log.debug({ err: error }, 'multipart body not readable');
    throw refuse('BAD_INPUT', { message: gatewayTexts.badUpload });
  }
  return { fields: { ...fields }, files };
}

import type { FastifyRequest } from 'fastify';
import { refuse } from '../kernel/errors';

/** Largest file of an upload in bytes, and how many come at once. */
export const uploadLimits = { fileBytes: 5 * 1024 * 1024, files: 9 };

/** A received file, in memory. Its name and type are the sender's claims: trust neither. */
export interface UploadedFile {
  field: string;
  name: string;
  data: Buffer;
}

/** Reads text fields and files of a multipart request. @throws BAD_INPUT, FILE_TOO_LARGE */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; files: UploadedFile[] }> {
  if (!request.isMultipart()) throw refuse('BAD_INPUT', { message: '请以 multipart/form-data 上传' });
  const fields: Record<string, unknown> = Object.create(null);
  const files: UploadedFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else files.push({ field: part.fieldname, name: part.filename, data: await part.toBuffer() });
  }
  return { fields: { ...fields }, files };
}

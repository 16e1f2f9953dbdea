import { FILE_TOO_LARGE } from '@voltfront/contract/error-codes';
import { failureTexts, successCodes } from '@voltfront/contract/error-reactions';
import { MINUTE_MS } from '@voltfront/rules/time';
import { type ChosenFile, sendFiles } from '@/platform/upload';
import { getSession, translate } from '@/session';
import { endpointAddress } from './address';
import { settle } from './api';
import { ApiError } from './api-error';
import { feedback } from './feedback';
import { react } from './react';
import { requestHeaders } from './request-headers';

const UPLOAD = 'POST /{product}-app-user/v1/osp/img/uploads';

/** Files larger than this (bytes) are dropped. */
const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;

/** An upload without an answer for this time (ms) has failed. */
const UPLOAD_TIMEOUT_MS = MINUTE_MS;

/**
 * Uploads chosen pictures and resolves with their paths. Files over 5 MB are dropped; when none remain a toast says so
 * and the call rejects.
 */
export async function uploadImages(
  files: readonly ChosenFile[],
  fields: { shot?: string; info?: string } = {},
): Promise<string[]> {
  const small = files.filter((file) => file.size <= UPLOAD_MAX_BYTES);
  if (small.length === 0) throw tooLarge();
  const { token } = getSession();
  const { url } = endpointAddress(UPLOAD);
  const sent = sendFiles({
    url,
    headers: requestHeaders({ token }),
    fields,
    files: small,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  const reply = await settle(sent, false);
  if (!successCodes.includes(reply.code)) await react(reply, { key: UPLOAD, token, silent: false, isRepeat: true });
  return reply.data as string[];
}

function tooLarge(): ApiError {
  const text = translate(failureTexts.tooLarge);
  feedback().toast(text);
  return new ApiError('refused', text, FILE_TOO_LARGE);
}

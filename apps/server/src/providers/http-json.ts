import { SECOND_MS } from '@voltfront/rules/time';
import { refuse } from '../kernel/errors';
import type { Logger } from '../kernel/log';

/** Default timeout of a call to an external service. */
const TIMEOUT_MS = 5 * SECOND_MS;

/**
 * Calls an external service and reads its JSON response, whatever its status. URLs contain secrets,
 * so they are not logged.
 * @throws PROVIDER_DOWN on a timeout or when the response is not a JSON object
 */
export async function askJson(
  log: Logger,
  service: string,
  url: string,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Record<string, unknown>> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const data: unknown = await answer.json();
    if (data && typeof data === 'object' && !Array.isArray(data)) return data as Record<string, unknown>;
    log.error({ service, status: answer.status }, 'provider answered with no object');
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    log.error({ service, failure: cause?.code ?? name }, 'provider did not answer');
  }
  throw refuse('PROVIDER_DOWN');
}

/**
 * Posts JSON to an external service that answers with a picture, or with a JSON object where it refuses.
 * @throws PROVIDER_DOWN on a timeout or another answer
 */
export async function askPicture(
  log: Logger,
  service: string,
  url: string,
  body: unknown,
): Promise<Buffer | Record<string, unknown>> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.headers.get('content-type')?.startsWith('image/')) return content;
    return JSON.parse(content.toString()) as Record<string, unknown>;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    log.error({ service, failure: cause?.code ?? name }, 'provider did not answer');
    throw refuse('PROVIDER_DOWN');
  }
}

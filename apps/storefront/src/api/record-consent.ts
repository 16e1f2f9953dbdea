import { privacyVersion } from '@voltfront/brand';
import { api } from './api';

/**
 * Tells the server that the customer agreed to the current privacy documents, or took that back. Nobody waits for it and
 * a failure is not shown: the flag on the device decides what is collected.
 */
export async function recordConsent(isAccepted: boolean): Promise<void> {
  const body = { isAccepted, version: privacyVersion };
  await api('POST /api/appuser/v1/user/consent', { body, silent: true }).catch(() => undefined);
}

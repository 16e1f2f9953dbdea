import { type EndpointKey, serverNow } from '@/api';
import { endpointAddress } from '@/api/address';
import { requestHeaders } from '@/api/request-headers';
import { sendLeaving } from '@/platform/leave';
import { getSession } from '@/session';

/** Sends a signed POST while the app goes out of sight. */
export function postLeaving(key: EndpointKey, body: unknown): Promise<void> {
  const headers = requestHeaders({ token: getSession().token }, serverNow());
  return sendLeaving(endpointAddress(key).url, headers, body);
}

import { callApp } from '../bridge';
import { isInContainer } from '../container';

const dialByLink = (phoneNumber: string): void => window.location.assign(`tel:${phoneNumber}`);

/** Dials a number of digits: by the native car app inside of it, by a link elsewhere. */
export function dial(phoneNumber: string): void {
  if (!isInContainer()) dialByLink(phoneNumber);
  else void callApp('operation.callPhone', { phone: phoneNumber }).catch(() => dialByLink(phoneNumber));
}

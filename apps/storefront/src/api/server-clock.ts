import { embeddedNow } from './embedded-data';

/** Server time minus device time, in ms. The page tells the time it was written; mini-programs start with the device's. */
let offsetMs = (embeddedNow() ?? Date.now()) - Date.now();

/** The server's time, epoch milliseconds, whatever the device's clock says. */
export const serverNow = (): number => Date.now() + offsetMs;

/** Sets the server's time (epoch ms) from a response received at `heardAt` (epoch ms of the device; default: now). */
export function setServerTime(now: number, heardAt = Date.now()): void {
  offsetMs = now - heardAt;
}

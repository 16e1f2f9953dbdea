import { embeddedNow } from './embedded-data';

/** Server time minus device time, in ms. The page tells the time it was written; mini-programs start with the device's. */
let offsetMs = (embeddedNow() ?? Date.now()) - Date.now();

/** The server's time, epoch milliseconds, whatever the device's clock says. */
export const serverNow = (): number => Date.now() + offsetMs;

/** Takes over the server's time (ms) as an answer told it at `heardAt` (ms of the device), now unless told. */
export function setServerTime(now: number, heardAt = Date.now()): void {
  offsetMs = now - heardAt;
}

import { pageOrigin } from '@/platform/device';
import { formatAddress } from '@/platform/router/address';
import { shareCode } from '@/session';

const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** The code of the person whose link led here, when it is one. */
export function ownShareCode(): string | undefined {
  const code = shareCode();
  return code && CODE.test(code) ? code : undefined;
}

/** Address of a download page for another device or a browser; the code goes along, so that the sharer is not forgotten. */
export function downloadAddress(path: string, query: Record<string, string | undefined> = {}): string {
  return `${pageOrigin()}${formatAddress(path, { ...query, share_code: ownShareCode() })}`;
}

import { type ReactNode, useState } from 'react';
import { isGuarded, replaceByLogin } from '@/navigation';
import { useCurrentPage, usePageShow } from '@/platform/page-events';
import { formatAddress } from '@/platform/router/address';

/** Redirects to login before a page that requires it sends any request. */
export function LoginGuard({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  const address = formatAddress(page.path, page.query);
  const [isClosed] = useState(() => isGuarded(address));
  usePageShow(() => {
    if (isClosed) replaceByLogin(address);
  });
  return isClosed ? null : children;
}

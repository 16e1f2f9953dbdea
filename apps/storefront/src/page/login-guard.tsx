import { type ReactNode, useState } from 'react';
import { isGuarded, replaceByLogin } from '@/navigation';
import { useCurrentPage, usePageShow } from '@/platform/page-events';
import { formatAddress } from '@/platform/router/address';

/** Leads to login in place of a page that needs one, before the page asks the server for anything. */
export function LoginGuard({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  const address = formatAddress(page.path, page.query);
  const [isClosed] = useState(() => isGuarded(address));
  usePageShow(() => {
    if (isClosed) replaceByLogin(address);
  });
  return isClosed ? null : children;
}

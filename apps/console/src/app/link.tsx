import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { addressOf, go } from './route';

/** A link inside the console; a middle press opens it in another tab, as links do. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // A row around it has a page of its own.
    event.stopPropagation();
    go(to);
  };
  return <a {...rest} href={addressOf(to)} onClick={onClick} />;
}

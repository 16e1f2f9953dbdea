import { type ComponentType, createElement, useState } from 'react';
import { later } from '../later';

interface OnceOpenedProps {
  sheet: ComponentType<object>;
  props: object;
  isOpen: boolean;
}

function OnceOpened({ sheet, props, isOpen }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? createElement(sheet, props) : null;
}

/**
 * A sheet whose code loads when it is first opened; mini-programs include it already. Afterwards it stays, so
 * that it can slide away.
 *
 * @param isOpen whether its props open it; default: its `isOpen`
 * @example const WishSheet = lazySheet(() => import('./wish-sheet').then((file) => file.WishSheet));
 */
export function lazySheet<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isOpen: (props: P) => boolean = (props) => 'isOpen' in props && props.isOpen === true,
): ComponentType<P> {
  const sheet = later(load) as ComponentType<object>;
  return (props) => createElement(OnceOpened, { sheet, props, isOpen: isOpen(props) });
}

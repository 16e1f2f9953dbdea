import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

const nothing = (): ReactNode => null;

/** A component and how to ask for it. */
interface Piece {
  component?: ComponentType<object>;
  /** Sets the component. */
  load: () => Promise<void>;
}

interface LaterProps {
  piece: Piece;
  props: object;
  waiting: () => ReactNode;
}

function Later({ piece, props, waiting }: LaterProps) {
  const [state, setState] = useState<{ error?: unknown }>({});
  useEffect(() => {
    if (piece.component) return undefined;
    let isGone = false;
    const settle = (next: { error?: unknown }): void => {
      if (!isGone) setState(next);
    };
    piece.load().then(
      () => settle({}),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [piece]);
  if ('error' in state) throw state.error;
  return piece.component ? createElement(piece.component, props) : waiting();
}

/**
 * A component whose code loads when it first renders. A chunk that fails to load is thrown at the error
 * boundary around it, whose retry asks for it again.
 *
 * Instead of `lazy` and `Suspense`: what stands around it stays as it is while it is awaited, and a first screen from the
 * server is taken over without a piece that is not here yet.
 *
 * @param waiting what stands in its place meanwhile; nothing unless told
 * @example const DateLine = later(() => import('./date-line').then((file) => file.DateLine));
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, waiting = nothing): ComponentType<P> {
  const piece: Piece = {
    load: async () => {
      piece.component = (await load()) as ComponentType<object>;
    },
  };
  return (props) => createElement(Later, { piece, props, waiting });
}

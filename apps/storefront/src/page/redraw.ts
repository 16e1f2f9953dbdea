import { type ReactNode, useEffect, useState } from 'react';

type Redraw = (pages: ReactNode) => ReactNode;

const asTheyAre: Redraw = (pages) => pages;

let hear: (redraw: Redraw) => void = () => undefined;

/** The app's pages, in the shape that `redrawPages` takes. */
export function useRedraw(pages: ReactNode): ReactNode {
  const [redraw, setRedraw] = useState<Redraw>(() => asTheyAre);
  useEffect(() => {
    hear = (next) => setRedraw(() => next);
  }, []);
  return redraw(pages);
}

/** Has the app draw all its pages by `redraw`, from now on. */
export const redrawPages = (redraw: Redraw): void => hear(redraw);

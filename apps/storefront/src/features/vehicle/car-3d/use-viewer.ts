import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Car3dProps } from './car-3d-props';
import type { Viewer } from './viewer';

/** Degrees from the nose at which the product pictures are taken. */
const AZIMUTHS = { front: 36, side: 90, rear: 146 } as const;

/** Fetches the 3D code, once per visit. */
const fetchViewer = () => import(/* webpackChunkName: "car-3d" */ './viewer');

/** Runs a view in the element of `container` for as long as the component lives; `body` must not change meanwhile. */
export function useViewer({ body, paint, wheel, view = 'front', onFail }: Car3dProps): {
  container: RefObject<HTMLDivElement>;
  /** Share of the loading that is done. */
  part: number;
  isReady: boolean;
} {
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer | null>(null);
  const latest = useRef({ body, paint, wheel, view, onFail });
  latest.current = { body, paint, wheel, view, onFail };
  const [part, setPart] = useState(0.1);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    let isOver = false;
    const fail = () => {
      if (!isOver) latest.current.onFail?.();
    };
    const open = ({ Viewer }: Awaited<ReturnType<typeof fetchViewer>>) => {
      if (isOver || !container.current) return;
      setPart(0.3);
      const { view: side, ...look } = latest.current;
      viewer.current = new Viewer({
        container: container.current,
        body: look.body,
        look,
        azimuth: AZIMUTHS[side],
        onProgress: setPart,
        onReady: () => setIsReady(true),
        onFail: fail,
      });
    };
    fetchViewer().then(open).catch(fail);
    return () => {
      isOver = true;
      viewer.current?.close();
      viewer.current = null;
    };
  }, []);
  useEffect(() => viewer.current?.show({ paint, wheel }), [paint, wheel]);
  return { container, part, isReady };
}

import { t } from '@lingui/core/macro';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { cx } from '@/ui';
import type { Car3dStageProps } from './car-3d-props';
import styles from './car-3d-stage.module.css';
import { Viewer } from './viewer';

/** Degrees from the nose at which the product pictures are taken. */
const AZIMUTHS = { front: 36, side: 90, rear: 146 } as const;

/** Swipes turn the car here and nothing around it. */
const keepTouch = (event: TouchEvent): void => event.stopPropagation();

/** The canvas with the car; clear until its first picture is drawn. Its body must not change. */
export function Car3dStage(props: Car3dStageProps) {
  const { paint, wheel, alt } = props;
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!container.current) return undefined;
    const { body, view = 'front', onPart, onFail } = latest.current;
    const opened = new Viewer({
      container: container.current,
      body,
      look: latest.current,
      azimuth: AZIMUTHS[view],
      onProgress: onPart,
      onReady: () => {
        setIsReady(true);
        onPart(1);
      },
      onFail,
    });
    viewer.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => viewer.current?.show({ paint, wheel }), [paint, wheel]);

  const name = alt || t`三维车模`;
  return (
    <div
      ref={container}
      className={cx(styles.stage, isReady && styles.ready)}
      role="application"
      aria-roledescription={t`可旋转的三维车模`}
      aria-label={t`${name}，方向键转动，加减键缩放，Home 键复位`}
      aria-hidden={!isReady}
      tabIndex={isReady ? 0 : -1}
      onTouchStart={keepTouch}
      onTouchMove={keepTouch}
      onTouchEnd={keepTouch}
    />
  );
}

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { cx, Picture } from '@/ui';
import styles from './car-3d.module.css';
import type { Car3dProps, Car3dStageProps } from './car-3d-props';

export type { Car3dProps } from './car-3d-props';

/** Everything heavy loads with the stage, when the customer starts the 3D view. */
const fetchStage = () => import(/* webpackChunkName: "car-3d" */ './car-3d-stage');

/**
 * The car in its box, turned by finger, mouse or keys, in any paint and on any wheel. The picture is there until the car
 * can be drawn and comes back when that fails. Ask `canShow3d()` before offering it.
 */
export function Car3d(props: Car3dProps) {
  // Another body is another view, which may succeed where this one failed.
  return <Turning key={props.body} {...props} />;
}

function Turning(props: Car3dProps) {
  const { Stage, part, setPart, fail } = useStage(props.onFail);
  const isReady = part === 1;
  return (
    <div className={styles.frame}>
      <div className={cx(styles.picture, isReady && styles.gone)} aria-hidden={isReady}>
        <Picture src={props.picture} width={390} fit="contain" clear eager alt={props.alt ?? ''} />
      </div>
      {Stage && (
        <Stage
          {...props}
          onPart={(next) => {
            setPart(next);
            props.onProgress?.(next);
          }}
          onFail={fail}
        />
      )}
      {part > 0 && !isReady && <div className={styles.line} style={{ transform: `scaleX(${part})` }} />}
    </div>
  );
}

/** The stage once it is there; `part` is the share of the loading that is done, 0 when it failed. */
function useStage(onFail: Car3dProps['onFail']) {
  const [Stage, setStage] = useState<ComponentType<Car3dStageProps> | null>(null);
  const [part, setPart] = useState(0.1);
  const latest = useRef(onFail);
  latest.current = onFail;
  const [fail] = useState(() => () => {
    setStage(null);
    setPart(0);
    latest.current?.();
  });
  useEffect(() => {
    let isOver = false;
    fetchStage().then(
      ({ Car3dStage }) => !isOver && setStage(() => Car3dStage),
      () => !isOver && fail(),
    );
    return () => {
      isOver = true;
    };
  }, [fail]);
  return { Stage, part, setPart, fail };
}

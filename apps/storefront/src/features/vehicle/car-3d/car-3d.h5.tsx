import { t } from '@lingui/core/macro';
import { type TouchEvent, useState } from 'react';
import { cx, Picture } from '@/ui';
import styles from './car-3d.module.css';
import type { Car3dProps } from './car-3d-props';
import { useViewer } from './use-viewer';

export type { Car3dProps } from './car-3d-props';

/** Swipes turn the car here and nothing around it. */
const keepTouch = (event: TouchEvent): void => event.stopPropagation();

/**
 * The car in its box, turned by finger, mouse or keys, in any paint and on any wheel. The picture is there until the car
 * can be drawn and comes back when that fails. Ask `canShow3d()` before offering it.
 */
export function Car3d(props: Car3dProps) {
  const { body, picture, alt = '' } = props;
  const [failedBody, setFailedBody] = useState<string | null>(null);
  const hasFailed = failedBody === body;
  const fail = () => {
    setFailedBody(body);
    props.onFail?.();
  };
  return (
    <div className={styles.frame} onTouchStart={keepTouch} onTouchMove={keepTouch} onTouchEnd={keepTouch}>
      {hasFailed ? (
        <Picture src={picture} width={390} fit="contain" clear eager alt={alt} />
      ) : (
        <Live key={body} {...props} onFail={fail} />
      )}
    </div>
  );
}

function Live(props: Car3dProps & { onFail: () => void }) {
  const { container, part, isReady } = useViewer(props);
  const { picture, alt = '' } = props;
  const name = alt || t`三维车模`;
  return (
    <>
      <div className={cx(styles.layer, styles.picture, isReady && styles.gone)} aria-hidden={isReady}>
        <Picture src={picture} width={390} fit="contain" clear eager alt={alt} />
      </div>
      <div
        ref={container}
        className={cx(styles.layer, styles.stage, isReady && styles.here)}
        role="application"
        aria-roledescription={t`可旋转的三维车模`}
        aria-label={t`${name}，方向键转动，加减键缩放，Home 键复位`}
        tabIndex={isReady ? 0 : -1}
      />
      {!isReady && (
        <div
          className={styles.line}
          role="progressbar"
          aria-label={t`三维车模载入中`}
          aria-valuenow={Math.round(part * 100)}
        >
          <div className={styles.bar} style={{ transform: `scaleX(${part})` }} />
        </div>
      )}
    </>
  );
}

import { t } from '@lingui/core/macro';
import { useId, useRef, useState } from 'react';
import { DrawingStage, type Surface } from '@/platform/canvas';
import { Button } from '../button/button';
import { cx } from '../cx';
import { Spinner } from '../feedback/spinner';
import styles from './poster.module.css';
import type { PosterPlan } from './poster-plan';

export interface PosterProps {
  /** Keep the same object while nothing changes: a new one is drawn again. */
  plan: PosterPlan;
  /** Accessible description of the poster. */
  label: string;
  /** Called with the address of the drawn picture, to be saved. */
  onDrawn?: (address: string) => void;
  className?: string;
}

/** A poster drawn on the device as a picture that can be saved. The drawing code loads when the first one is shown. */
export function Poster({ plan, label, onDrawn, className }: PosterProps) {
  const [drawn, setDrawn] = useState<{ plan: PosterPlan; address: string | null }>();
  const [attempt, setAttempt] = useState(0);
  const id = `poster${useId().replace(/\W/g, '')}`;
  const wanted = useRef(plan);
  wanted.current = plan;
  const take = (address: string | null) => {
    if (wanted.current !== plan) return;
    setDrawn({ plan, address });
    if (address) onDrawn?.(address);
  };
  const draw = (surface: Surface) => {
    import('./draw-poster')
      .then(({ drawPoster }) => drawPoster(surface, plan))
      .then(() => surface.toAddress())
      .then(take, () => take(null));
  };
  const retry = () => {
    setDrawn(undefined);
    setAttempt(attempt + 1);
  };
  const address = drawn?.plan === plan ? drawn.address : undefined;
  return (
    <div className={cx(styles.poster, className)}>
      <div style={{ paddingBottom: `${((plan.height / plan.width) * 100).toFixed(3)}%` }} />
      {!address && (
        <DrawingStage
          key={`${attempt}${planKey(plan)}`}
          id={id}
          width={plan.width}
          height={plan.height}
          onReady={draw}
          onFail={() => take(null)}
        />
      )}
      {address && <img className={styles.picture} src={address} alt={label} />}
      {address === undefined && (
        <div className={styles.middle}>
          <Spinner text={t`海报生成中`} />
        </div>
      )}
      {address === null && (
        <div className={styles.middle} role="alert">
          <div className={styles.fault}>{t`海报生成失败`}</div>
          <Button size="small" variant="secondary" icon="refresh" onClick={retry}>
            {t`重试`}
          </Button>
        </div>
      )}
    </div>
  );
}

const keys = new WeakMap<PosterPlan, number>();
let lastKey = 0;

/** A number per plan, so that each has its own canvas. */
function planKey(plan: PosterPlan): number {
  const key = keys.get(plan) ?? lastKey + 1;
  lastKey = Math.max(lastKey, key);
  keys.set(plan, key);
  return key;
}

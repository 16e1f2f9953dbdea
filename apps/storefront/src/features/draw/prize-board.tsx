import { t } from '@lingui/core/macro';
import type { DrawData, DrawRecordData } from '@voltfront/contract';
import { useEffect, useRef, useState } from 'react';
import { cx, Picture, prefersStill, pressable, sequence } from '@/ui';
import styles from './board.module.css';
import { reasonAgainst } from './draw-words';
import { PrizePopup } from './prize-popup';
import { useDrawOnce } from './use-draw-once';

/** Fields around the button, and where each stands among nine: clockwise from the upper left. */
const AROUND = [0, 1, 2, 5, 8, 7, 6, 3] as const;
/** How long (ms) the light stays on a field, how often it runs around, and how long the prize is shown before the pop-up. */
const STEP_MS = 70;
const ROUNDS = 2;
const REST_MS = 500;

export interface PrizeBoardProps {
  draw: DrawData;
  /** Under the button while there is no chance. */
  noChance: string;
  onRecords: () => void;
}

/** Nine fields: eight prizes around the button that uses a chance. A light runs to what the server has drawn. */
export function PrizeBoard({ draw, noChance, onRecords }: PrizeBoardProps) {
  const { campaign, prizes, own } = draw;
  const fields = prizes.slice(0, AROUND.length);
  const once = useDrawOnce(campaign.slug, null);
  const [shown, setShown] = useState<DrawRecordData | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const { drawn } = once;
  const target = drawn ? fields.findIndex(({ title }) => title === drawn.award.title) : null;
  const lit = useRunningLight(
    target,
    () => prefersStill(board.current),
    () => setShown(drawn),
  );
  const close = () => {
    setShown(null);
    once.putAway();
  };
  const chances = own?.chances ?? 0;
  const reason = reasonAgainst(draw);
  const isOff = reason !== null || (own !== null && chances === 0) || once.isDrawing || drawn !== null;
  return (
    <div className={styles.frame}>
      <div ref={board} className={styles.board}>
        {sequence(AROUND.length + 1).map((key, place) => {
          const index = AROUND.indexOf(place as (typeof AROUND)[number]);
          const prize = fields[index];
          if (place === 4)
            return (
              <div
                key={key}
                className={cx(styles.field, styles.button)}
                style={{ backgroundColor: campaign.artwork.accent }}
                aria-disabled={isOff}
                {...pressable(isOff ? undefined : () => void once.draw('chance'))}
              >
                {t`抽奖`}
              </div>
            );
          return (
            <div key={key} className={cx(styles.field, index === lit && styles.lit, prize?.left === 0 && styles.gone)}>
              {prize && (
                <>
                  <Picture
                    src={prize.picture}
                    width={52}
                    aspect={1}
                    alt=""
                    clear
                    fit="contain"
                    className={styles.prize}
                  />
                  <span className={styles.name}>{prize.left === 0 ? t`${prize.title}（已领完）` : prize.title}</span>
                </>
              )}
            </div>
          );
        })}
      </div>
      <div className={styles.note} role="status">
        {reason ?? (own === null ? t`登录后即可抽奖` : chances > 0 ? t`还可抽 ${chances} 次` : noChance)}
      </div>
      <PrizePopup drawn={shown} onClose={close} onRecords={onRecords} />
    </div>
  );
}

/** The field that is lit: it runs around and stops on the target, at once for people who want no motion. */
function useRunningLight(target: number | null, isStill: () => boolean, onStop: () => void): number | null {
  const [lit, setLit] = useState<number | null>(null);
  const latest = useRef({ isStill, onStop });
  latest.current = { isStill, onStop };
  useEffect(() => {
    if (target === null) return;
    const last = ROUNDS * AROUND.length + target;
    let step = latest.current.isStill() ? last : 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const timer = setInterval(() => {
      setLit(step % AROUND.length);
      if (step >= last) {
        clearInterval(timer);
        rest = setTimeout(() => latest.current.onStop(), REST_MS);
      }
      step += 1;
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(rest);
    };
  }, [target]);
  return lit;
}

import { t } from '@lingui/core/macro';
import type { DrawData, DrawRecordData } from '@voltfront/contract';
import { useEffect, useRef, useState } from 'react';
import { Picture, prefersStill, pressable, Text } from '@/ui';
import { reasonAgainst } from './draw-words';
import { PrizePopup } from './prize-popup';
import { useDrawOnce } from './use-draw-once';
import styles from './wheel.module.css';

/** How long (ms) the wheel turns, as its style says, and how often before it stops. */
const TURN_MS = 1800;
const TURNS = 4;
const CIRCLE = 360;

/** Thin lines between the prizes. */
const spokes = (step: number): string =>
  `repeating-conic-gradient(from ${-step / 2}deg, var(--vf-color-warning-soft) 0deg 1.5deg, transparent 1.5deg ${step}deg)`;

export interface WheelProps {
  draw: DrawData;
  /** Words under 抽奖 while there is no chance. */
  noChance: string;
  /** Says how goods are received; left out: an address is asked for at once. */
  onGoods?: (awardId: string) => void;
}

/** A wheel that takes a chance, turns to what the server has drawn, and shows it. */
export function Wheel({ draw, noChance, onGoods }: WheelProps) {
  const { campaign, prizes, own } = draw;
  const once = useDrawOnce(campaign.slug, null);
  const plate = useRef<HTMLDivElement>(null);
  const [angle, setAngle] = useState(0);
  const [shown, setShown] = useState<DrawRecordData | null>(null);
  const { drawn } = once;
  const step = CIRCLE / prizes.length;
  const stopAt = step * prizes.findIndex(({ title }) => title === drawn?.award.title);
  useEffect(() => {
    if (!drawn) return;
    setAngle((last) => last - (last % CIRCLE) + TURNS * CIRCLE - stopAt);
    const timer = setTimeout(() => setShown(drawn), prefersStill(plate.current) ? 0 : TURN_MS);
    return () => clearTimeout(timer);
  }, [drawn, stopAt]);
  const close = () => {
    setShown(null);
    once.putAway();
  };
  const chances = own?.chances ?? 0;
  const reason = reasonAgainst(draw);
  const isOff = reason !== null || (own !== null && chances === 0);
  const isTurning = drawn !== null && shown === null;
  return (
    <div className={styles.wheel}>
      <div className={styles.rim}>
        <div
          ref={plate}
          className={styles.plate}
          style={{ transform: `rotate(${angle}deg)`, backgroundImage: spokes(step) }}
        >
          {prizes.map(({ prizeId, title, picture }, index) => (
            <div key={prizeId} className={styles.prize} style={{ transform: `rotate(${index * step}deg)` }}>
              <div className={styles.picture}>
                <Picture src={picture} width={40} aspect={1} alt="" clear fit="contain" />
              </div>
              <span className={styles.name}>{title}</span>
            </div>
          ))}
        </div>
        <div className={styles.pointer} aria-hidden />
        <div
          className={styles.button}
          style={{ backgroundColor: campaign.artwork.accent }}
          aria-disabled={isOff || isTurning}
          {...pressable(isOff || isTurning || once.isDrawing ? undefined : () => void once.draw('chance'))}
        >
          {t`抽奖`}
        </div>
      </div>
      <Text size="small" tone="secondary" className={styles.note}>
        {reason ?? (own === null ? t`登录后即可抽奖` : chances > 0 ? t`还可抽 ${chances} 次` : noChance)}
      </Text>
      <PrizePopup drawn={shown} onClose={close} {...(onGoods && { onGoods })} />
    </div>
  );
}

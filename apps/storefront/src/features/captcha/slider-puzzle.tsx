import { t } from '@lingui/core/macro';
import type { CaptchaChallengeData } from '@voltfront/contract';
import { type KeyboardEvent, useState } from 'react';
import { cx, Icon } from '@/ui';
import styles from './captcha.module.css';
import { useDrag } from './use-drag';

type Slider = Extract<CaptchaChallengeData, { kind: 'slider' }>;

interface SliderPuzzleProps {
  challenge: Slider;
  isWrong: boolean;
  isChecking: boolean;
  /** Left edge of the piece in pixels of the background. */
  onAnswer: (left: number) => void;
}

/** One step of the arrow keys, as a share of the track. */
const KEY_STEP = 0.01;

const TRACK_ID = 'captcha-track';
const KNOB_ID = 'captcha-knob';

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

/** Drags a piece into its hole: by finger, mouse, or arrow keys and Enter. */
export function SliderPuzzle({ challenge, isWrong, isChecking, onAnswer }: SliderPuzzleProps) {
  const { width, height, pieceWidth, pieceTop } = challenge;
  const [share, setShare] = useState(0);
  const isActive = !isChecking && !isWrong;
  const answer = (value: number) => onAnswer(Math.round(value * (width - pieceWidth)));
  const drag = useDrag({ trackId: TRACK_ID, knobId: KNOB_ID, share, isActive, onMove: setShare, onEnd: answer });

  const handleKey = ({ key }: KeyboardEvent) => {
    if (!isActive) return;
    const step = { ArrowRight: KEY_STEP, ArrowLeft: -KEY_STEP }[key];
    if (step) setShare((value) => Math.min(1, Math.max(0, value + step)));
    else if (key === 'Enter') answer(share);
  };
  const place = {
    top: percent(pieceTop, height),
    left: percent(share * (width - pieceWidth), width),
    width: percent(pieceWidth, width),
  };
  return (
    <div className={styles.puzzle} {...drag.area}>
      <div className={styles.scene} style={{ paddingBottom: percent(height, width) }}>
        <img className={styles.background} src={challenge.background} alt={t`拼图背景`} draggable={false} />
        <img
          className={cx(styles.piece, isWrong && styles.wrong)}
          src={challenge.piece}
          alt=""
          style={place}
          draggable={false}
        />
      </div>
      <div id={TRACK_ID} className={cx(styles.track, isWrong && styles.trackWrong)}>
        <div className={styles.hint}>{isWrong ? t`没有对齐，请再试一次` : t`向右拖动滑块完成拼图`}</div>
        <div
          id={KNOB_ID}
          className={styles.knob}
          style={{ left: percent(share, 1), transform: `translateX(-${percent(share, 1)})` }}
          role="slider"
          tabIndex={0}
          aria-label={t`拼图位置`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          onKeyDown={handleKey}
          {...drag.knob}
        >
          <Icon name={isWrong ? 'close' : 'chevron-right'} size={20} />
        </div>
      </div>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { lockScroll } from '../overlay/lock-scroll';
import { percent } from '../percent';
import styles from './slider.module.css';
import { nearestStep, type SlideRange, useSlide } from './use-slide';

export interface SliderProps extends SlideRange {
  value: number;
  /** Called with every new step while the finger moves. */
  onChange: (value: number) => void;
  /** Accessible name of the slider. */
  label: string;
  /** Writes a value, at the ends and for screen readers: `30%`. */
  format: (value: number) => string;
  disabled?: boolean;
}

/** A value out of a range, by sliding, by tapping the track, by the keys or by the buttons at its ends. */
export function Slider({ value, onChange, label, format, disabled, ...range }: SliderProps) {
  const { min, max, step } = range;
  const trackId = `slider${useId().replace(/\W/g, '')}`;
  const slide = useSlide({ trackId, value, disabled, onChange, ...range });
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 1;
  const isFixed = disabled || max <= min;
  const stepTo = (to: number) => onChange(nearestStep(to, range));
  return (
    <div className={cx(styles.slider, isFixed && styles.fixed)}>
      <StepButton icon="minus" label={t`减少`} isOff={isFixed || value <= min} onPress={() => stepTo(value - step)} />
      <div className={styles.middle}>
        <div
          className={styles.area}
          role="slider"
          tabIndex={disabled ? -1 : 0}
          aria-label={label}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={format(value)}
          aria-disabled={disabled || undefined}
          {...lockScroll}
          {...slide}
        >
          <div id={trackId} className={styles.track}>
            <div className={styles.fill} style={{ width: percent(share) }} />
            <div className={styles.knob} style={{ left: percent(share) }} />
          </div>
        </div>
        <div className={styles.ends} aria-hidden>
          <span>{format(min)}</span>
          {max > min && <span>{format(max)}</span>}
        </div>
      </div>
      <StepButton icon="plus" label={t`增加`} isOff={isFixed || value >= max} onPress={() => stepTo(value + step)} />
    </div>
  );
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  isOff: boolean;
  onPress: () => void;
}

function StepButton({ icon, label, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.button, isOff && styles.off)}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { useInView } from '@/platform/in-view';
import { wantsLessMotion } from '@/platform/motion';
import { cx } from '../cx';
import { Picture } from '../picture/picture';
import styles from './lottie.module.css';
import type { LottieViewProps } from './lottie-view';

export interface LottieProps {
  /** Which one: `/assets/zeekr/lottie/{name}/data.json`, with a still picture `still.webp` beside it. */
  name: 'loading' | 'success' | 'empty';
  /** Plays once and stays at its end. */
  once?: boolean;
  /** Replaces the still picture until the animation plays. */
  fallback?: ReactNode;
  className?: string;
}

/** Widths in design px and shapes; the style sheet has the same. */
const SIZES = {
  loading: { width: 144, aspect: 2 },
  success: { width: 88, aspect: 1 },
  empty: { width: 200, aspect: 4 / 3 },
};

/**
 * A small decorative animation, next to text that carries the meaning. Its player and its data are fetched when it
 * comes into view; until then, for people who want less motion, and where it cannot play, there is a still picture.
 */
export function Lottie({ name, once = false, fallback, className }: LottieProps) {
  const id = `vf-lottie-${useId().replace(/:/g, '')}`;
  const [isSeen, setSeen] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useInView(id, !isSeen, () => setSeen(!wantsLessMotion()));
  const View = useView(isSeen);
  const folder = `/assets/zeekr/lottie/${name}`;
  const still = (
    <Picture src={`${folder}/still.webp`} {...SIZES[name]} alt="" clear fit="contain" className={styles.still} />
  );
  return (
    <div id={id} className={cx(styles.box, styles[name], className)} aria-hidden>
      {!isPlaying && (fallback ?? still)}
      {View && (
        <View
          id={`${id}-stage`}
          path={`${folder}/data.json`}
          isLoop={!once}
          className={styles.stage}
          onPlay={() => setPlaying(true)}
        />
      )}
    </div>
  );
}

/** The player, once it is wanted and there. */
function useView(isWanted: boolean): ComponentType<LottieViewProps> | undefined {
  const [view, setView] = useState<{ View: ComponentType<LottieViewProps> }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    // Without it the still picture stays.
    import('./lottie-view').then(
      ({ LottieView }) => !isGone && setView({ View: LottieView }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return view?.View;
}

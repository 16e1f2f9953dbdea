import { SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useRef } from 'react';
import { AnimationStage, type AnimationSurface } from '@/platform/lottie';
import { usePageVisible } from '@/platform/page-events';
import { sendRequest } from '@/platform/request';
import { picture } from '../picture/picture-address';
import { isLottie, type Playing, play } from './player/play';
import type { LottieData } from './player/types';

const TIMEOUT_MS = 10 * SECOND_MS;
const fetched = new Map<string, Promise<LottieData>>();

/** An animation is fetched once; a failure is tried again the next time it is shown. */
function fetchLottie(path: string): Promise<LottieData> {
  const known = fetched.get(path);
  if (known) return known;
  const request = sendRequest({ method: 'GET', url: picture(path), headers: {}, timeoutMs: TIMEOUT_MS }).then(
    ({ data }) => {
      if (!isLottie(data)) throw new TypeError(`no animation at ${path}`);
      return data;
    },
  );
  fetched.set(path, request);
  request.catch(() => fetched.delete(path));
  return request;
}

export interface LottieViewProps {
  id: string;
  /** Address of the animation's JSON. */
  path: string;
  isLoop: boolean;
  className?: string;
  /** The first frame is rendered: the placeholder can be removed. */
  onPlay: () => void;
}

/** The animation itself. It holds while its page is covered, and ends with the component. */
export function LottieView({ id, path, isLoop, className, onPlay }: LottieViewProps) {
  const playing = useRef<Playing>();
  const isGone = useRef(false);
  const isVisible = usePageVisible();
  const begin = (surface: AnimationSurface) => {
    const start = (data: LottieData) => {
      if (isGone.current) return;
      playing.current = play(data, surface, { isLoop });
      onPlay();
    };
    // Without it the still picture stays.
    fetchLottie(path).then(start, () => undefined);
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      playing.current?.stop();
    };
  }, []);
  useEffect(() => playing.current?.hold(!isVisible), [isVisible]);
  return <AnimationStage id={id} className={className} onReady={begin} />;
}

import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { Picture } from '../picture/picture';
import { picture } from '../picture/picture-address';
import styles from './video.module.css';
import { VideoFault } from './video-fault';
import type { VideoProps } from './video-props';

/** A film with the browser's controls. It starts by a tap, unless it may start by itself; nothing but its poster is fetched before. */
export function Video(props: VideoProps) {
  const {
    src,
    poster,
    label,
    aspect = 16 / 9,
    loop,
    autoPlay = false,
    muted = autoPlay,
    captions,
    onEnd,
    onPlaying,
    className,
  } = props;
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>(autoPlay ? 'playing' : 'poster');
  const play = () => {
    setState('playing');
    film.current?.load();
    // The browser may refuse to start; its controls are there then.
    film.current?.play()?.catch(() => undefined);
  };
  useEffect(() => {
    if (autoPlay) film.current?.play()?.catch(() => undefined);
  }, [autoPlay]);
  return (
    <div className={cx(styles.box, className)}>
      <div style={{ paddingBottom: `${(100 / aspect).toFixed(3)}%` }} />
      <video
        ref={film}
        className={state === 'poster' ? styles.waiting : styles.film}
        src={picture(src)}
        poster={autoPlay ? picture(poster, 780) : undefined}
        aria-label={label}
        controls={state === 'playing'}
        preload="none"
        playsInline
        muted={muted}
        loop={loop}
        tabIndex={state === 'playing' ? undefined : -1}
        onError={() => {
          onPlaying?.(false);
          if (state === 'playing') setState('failed');
        }}
        onPlay={() => onPlaying?.(true)}
        onPause={() => onPlaying?.(false)}
        onEnded={() => {
          onPlaying?.(false);
          onEnd?.();
        }}
      >
        <track kind="captions" src={captions} />
      </video>
      {state === 'poster' && (
        <button type="button" className={styles.cover} aria-label={t`播放 ${label}`} onClick={play}>
          <Picture src={poster} width={390} alt="" />
          <span className={styles.play}>
            <Icon name="play" size={24} />
          </span>
        </button>
      )}
      {state === 'failed' && <VideoFault onRetry={play} />}
    </div>
  );
}

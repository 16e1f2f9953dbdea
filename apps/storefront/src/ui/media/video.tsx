import { Video as NativeVideo } from '@tarojs/components';
import { useState } from 'react';
import { cx } from '../cx';
import { picture } from '../picture/picture-address';
import styles from './video.module.css';
import { VideoFault } from './video-fault';
import type { VideoProps } from './video-props';

/** A film with the platform's own player. It starts by a tap, unless it may start by itself. */
export function Video(props: VideoProps) {
  const {
    src,
    poster,
    label,
    aspect = 16 / 9,
    loop,
    autoPlay = false,
    muted = autoPlay,
    onEnd,
    onPlaying,
    className,
  } = props;
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={cx(styles.box, className)} role="group" aria-label={label}>
      <div style={{ paddingBottom: `${(100 / aspect).toFixed(3)}%` }} />
      {hasFailed ? (
        <VideoFault onRetry={() => setHasFailed(false)} />
      ) : (
        <NativeVideo
          className={styles.film}
          src={picture(src)}
          poster={picture(poster, 750)}
          title={label}
          controls
          autoplay={autoPlay}
          muted={muted}
          loop={loop}
          onError={() => {
            onPlaying?.(false);
            setHasFailed(true);
          }}
          onPlay={() => onPlaying?.(true)}
          onPause={() => onPlaying?.(false)}
          onEnded={() => {
            onPlaying?.(false);
            onEnd?.();
          }}
        />
      )}
    </div>
  );
}

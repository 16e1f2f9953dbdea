import { picture } from '@/ui';
import styles from './article-body.module.css';

export interface VideoBlockProps {
  src: string;
  poster: string;
  /** Width divided by height. */
  aspect: number;
}

/** A video with the platform's own controls; nothing of it loads before it is played. */
export function VideoBlock({ src, poster, aspect }: VideoBlockProps) {
  return (
    <div className={styles.video}>
      <div style={{ paddingBottom: `${(100 / aspect).toFixed(3)}%` }} />
      <video
        className={styles.player}
        src={picture(src)}
        poster={picture(poster, 750)}
        preload="none"
        controls
        playsInline
      >
        <track kind="captions" />
      </video>
    </div>
  );
}

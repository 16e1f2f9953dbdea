import { t } from '@lingui/core/macro';
import { Video } from '@/ui';
import styles from './article-body.module.css';

export interface VideoBlockProps {
  src: string;
  poster: string;
  /** Width divided by height. */
  aspect: number;
}

/** A film in an article; nothing but its poster loads before it is played. */
export function VideoBlock({ src, poster, aspect }: VideoBlockProps) {
  return <Video className={styles.video} src={src} poster={poster} aspect={aspect} label={t`文章视频`} />;
}

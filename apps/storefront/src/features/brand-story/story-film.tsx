import { t } from '@lingui/core/macro';
import type { StoryFilmData } from '@voltfront/contract';
import { formatFileSize } from '@voltfront/rules/format/file-size';
import { useEffect, useState } from 'react';
import { isOnWifi } from '@/platform/network';
import { Tag, Video } from '@/ui';
import { durationInWords } from './file-words';
import styles from './story-film.module.css';

/** The opening film: it starts by itself, without sound, only on Wi-Fi; elsewhere its cover says how large it is. */
export function StoryFilm({ film }: { film: StoryFilmData }) {
  const isFree = useWifi();
  const { src, poster, title, sizeBytes, durationS } = film;
  return (
    <div className={styles.film}>
      <Video
        className={styles.video}
        key={String(isFree)}
        src={src}
        poster={poster}
        label={title}
        autoPlay={isFree}
        muted
      />
      {!isFree && (
        <div className={styles.size}>
          <Tag tone="dark">{t`${durationInWords(durationS)} · ${formatFileSize(sizeBytes)}`}</Tag>
        </div>
      )}
    </div>
  );
}

function useWifi(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isWanted = true;
    isOnWifi().then((answer) => isWanted && setOn(answer));
    return () => {
      isWanted = false;
    };
  }, []);
  return isOn;
}

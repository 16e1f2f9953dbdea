import { useState } from 'react';
import { ImagePreview, Picture } from '@/ui';
import styles from './inspection.module.css';
import { angleName, type ReportData } from './inspection-words';

/** Photos of the car by side; a tap shows them large. */
export function ReportPhotos({ photos }: Pick<ReportData, 'photos'>) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <div className={styles.photos}>
        {photos.map(({ angle, picture }, index) => (
          <button key={angle} type="button" className={styles.photo} onClick={() => setShown(index)}>
            <Picture src={picture} width={148} aspect={3 / 2} alt={angleName(angle)} />
            <span className={styles.angle}>{angleName(angle)}</span>
          </button>
        ))}
      </div>
      <ImagePreview
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        pictures={photos.map(({ angle, picture }) => ({
          src: picture,
          alt: angleName(angle),
          caption: angleName(angle),
        }))}
        startIndex={shown ?? 0}
      />
    </>
  );
}

import { t } from '@lingui/core/macro';
import type { ModelDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { ImagePreview, Picture } from '@/ui';
import styles from './model-gallery.module.css';

/** Scenes of a model side by side, to be swiped and looked at over the whole screen. */
export function ModelGallery({ model }: { model: ModelDetailData }) {
  const [opened, setOpened] = useState<number | null>(null);
  const { gallery, name } = model;
  if (gallery.length === 0) return null;
  return (
    <>
      <div className={styles.title}>{t`${name} 图集`}</div>
      <div className={styles.scroll}>
        {gallery.map(({ picture, title }, at) => (
          <div key={picture} className={styles.scene}>
            <Picture
              src={picture}
              width={288}
              aspect={16 / 10}
              alt={title}
              round="card"
              onClick={() => setOpened(at)}
            />
            <div className={styles.caption}>{title}</div>
          </div>
        ))}
      </div>
      <ImagePreview
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        pictures={gallery.map(({ picture, title }) => ({ src: picture, alt: title }))}
        startIndex={opened ?? 0}
      />
    </>
  );
}

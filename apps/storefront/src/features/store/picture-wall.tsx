import { t } from '@lingui/core/macro';
import type { StorePictureData } from '@voltfront/contract';
import { useState } from 'react';
import { Icon, ImagePreview, lazySheet, Picture, pressable } from '@/ui';
import { filmLength } from './film-length';
import styles from './picture-wall.module.css';

const FilmSheet = lazySheet(() => import('./film-sheet').then((file) => file.FilmSheet));

export interface PictureWallProps {
  pictures: readonly StorePictureData[];
  /** Name of the store: for saved files and for pictures without words. */
  name: string;
}

/** Distributes pictures to two columns, each to the one that is shorter. */
function columnsOf(pictures: readonly StorePictureData[]) {
  const columns: [number[], number[]] = [[], []];
  const heights: [number, number] = [0, 0];
  pictures.forEach(({ height }, index) => {
    const shorter = heights[1] < heights[0] ? 1 : 0;
    columns[shorter].push(index);
    heights[shorter] += height;
  });
  return columns;
}

/** Pictures and films in two columns; a tap shows them on the whole screen. */
export function PictureWall({ pictures, name }: PictureWallProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const [film, setFilm] = useState<StorePictureData | null>(null);
  const stills = pictures.filter(({ film: ofPicture }) => ofPicture === null);
  const open = (picture: StorePictureData) => {
    if (picture.film) setFilm(picture);
    else setViewed(stills.indexOf(picture));
  };
  return (
    <>
      <div className={styles.wall}>
        {columnsOf(pictures).map((column, at) => (
          <div key={at === 0 ? 'left' : 'right'} className={styles.column}>
            {column.map((index) => {
              const picture = pictures[index];
              return (
                picture && <Cell key={picture.pictureId} picture={picture} name={name} onOpen={() => open(picture)} />
              );
            })}
          </div>
        ))}
      </div>
      <ImagePreview
        isOpen={viewed !== null}
        onClose={() => setViewed(null)}
        pictures={stills.map(({ picture, caption }) => ({ src: picture, alt: caption || name, caption }))}
        startIndex={viewed ?? 0}
        saveName={name}
      />
      <FilmSheet film={film} isOpen={film !== null} onClose={() => setFilm(null)} />
    </>
  );
}

function Cell({ picture, name, onOpen }: { picture: StorePictureData; name: string; onOpen: () => void }) {
  const { film, height, caption } = picture;
  const words = caption || name;
  return (
    <div className={styles.cell} {...pressable(onOpen)}>
      <Picture
        src={picture.picture}
        width={175}
        aspect={1000 / height}
        alt={film ? t`视频：${words}` : words}
        round="card"
      />
      {film && (
        <div className={styles.length}>
          <Icon name="play" size={12} />
          {filmLength(film.seconds)}
        </div>
      )}
    </div>
  );
}

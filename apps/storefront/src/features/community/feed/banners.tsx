import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery, type ReplyOf } from '@/api';
import { linkAction } from '@/navigation';
import { onceSettled } from '@/platform/settled';
import { Carousel, linked, Picture } from '@/ui';
import styles from './banners.module.css';

export const BANNERS = 'GET /api/mpmkt/v1/community/banners';

/** Shape of a banner; taller than any card, so that it is the largest picture of the first screen. */
const ASPECT = 7 / 5;

/** Width of a banner in design px; the server preloads the first picture in the same sizes. */
const WIDTH = 358;

type Banner = ReplyOf<typeof BANNERS>[number];

/** Banners of the recommended tab; nothing when there are none or they cannot be loaded. */
export function Banners() {
  const { data: banners, isPending } = useQuery(apiQuery(BANNERS));
  const [index, setIndex] = useState(0);
  // The first picture has the line for itself.
  const hasOthers = useSettled() || index > 0;
  if (isPending) return <div className={styles.room} />;
  if (!banners || banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      <Carousel label={t`焦点图`} aspect={ASPECT} onChange={setIndex}>
        {banners.map((banner, at) => (
          <Slide key={banner.bannerId} banner={banner} isFirst={at === 0} hasPicture={at === 0 || hasOthers} />
        ))}
      </Carousel>
    </div>
  );
}

interface SlideProps {
  banner: Banner;
  isFirst: boolean;
  hasPicture: boolean;
}

function Slide({ banner: { title, picture, link }, isFirst, hasPicture }: SlideProps) {
  return (
    <div className={styles.slide} {...linked(linkAction(link))}>
      {hasPicture && <Picture src={picture} width={WIDTH} alt="" eager={isFirst} />}
      <div className={styles.shade}>
        <div className={styles.title}>{title}</div>
      </div>
    </div>
  );
}

/** False until the page has settled. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => onceSettled(() => setSettled(true)), []);
  return isSettled;
}

import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { linkAction } from '@/navigation';
import { Carousel, Icon, pressable } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import styles from './hero.module.css';
import type { HomeBannerData } from './types';

/** Milliseconds that a scene stays. */
const STAY_MS = 6500;

/** The scenes, each over the whole width with its words in the sky and its way on at the foot. */
export function Hero({ banners }: { banners: readonly HomeBannerData[] }) {
  if (banners.length === 0) return <Plain />;
  return (
    <div className={styles.hero}>
      <Carousel label={t`品牌画面`} aspect={0.66} intervalMs={banners.length > 1 ? STAY_MS : 0}>
        {banners.map((banner, at) => (
          <Scene key={banner.bannerId} banner={banner} isFirst={at === 0} />
        ))}
      </Carousel>
      <div className={styles.brand} aria-hidden>
        {brand.latinName}
      </div>
    </div>
  );
}

function Scene({ banner, isFirst }: { banner: HomeBannerData; isFirst: boolean }) {
  const { title, text, action, picture, link } = banner;
  const open = linkAction(link);
  return (
    <div className={styles.scene} {...pressable(open)}>
      <img {...pictureProps(picture, 390, isFirst, 'cover')} className={styles.picture} alt={title} />
      <div className={styles.shade} />
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.text}>{text}</div>
        {open && action && (
          <div className={styles.action}>
            {action}
            <Icon name="chevron-right" size={16} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Without scenes the page begins with the brand's own words. */
function Plain() {
  return (
    <div className={styles.plain}>
      <div className={styles.plainBrand}>{brand.latinName}</div>
      <div className={styles.plainSlogan}>{brand.slogan}</div>
    </div>
  );
}

import { brand } from '@voltfront/brand';
import { linkAction } from '@/navigation';
import { NoticeBar } from '@/ui';
import { Campaigns } from './campaigns';
import { Hero } from './hero';
import styles from './home-screen.module.css';
import { LatestArticles } from './latest-articles';
import { ModelRow } from './model-row';
import { NearestStore } from './nearest-store';
import type { HomeData } from './types';
import { useNotice } from './use-notice';

/** The brand home: scenes first, then what can be done. A block without data is not there. */
export function HomeScreen({ home }: { home: HomeData }) {
  const { banners, models, campaigns, articles } = home;
  return (
    <>
      <Hero banners={banners} />
      <Notice />
      {models.length > 0 && <ModelRow models={models} />}
      <Campaigns campaigns={campaigns} />
      <NearestStore />
      {articles.length > 0 && <LatestArticles articles={articles} />}
      <div className={styles.foot}>
        <div className={styles.slogan}>{brand.slogan}</div>
        <div className={styles.legal}>{brand.company}</div>
        <div className={styles.legal}>{brand.icp}</div>
      </div>
    </>
  );
}

function Notice() {
  const notice = useNotice();
  if (!notice) return null;
  const { text, tone, link } = notice;
  const open = link ? linkAction(link) : undefined;
  return (
    <div className={styles.notice}>
      <NoticeBar tone={tone} icon="megaphone" closable={!open} onClick={open}>
        {text}
      </NoticeBar>
    </div>
  );
}

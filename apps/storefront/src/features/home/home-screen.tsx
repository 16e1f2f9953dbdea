import { brand } from '@voltfront/brand';
import { linkAction } from '@/navigation';
import { NoticeBar, Text } from '@/ui';
import { Hero } from './hero';
import styles from './home-screen.module.css';
import { LatestArticles } from './latest-articles';
import { ModelRow } from './model-row';
import { NearestStore } from './nearest-store';
import { Teasers } from './teasers';
import type { HomeData } from './types';
import { useNotice } from './use-notice';

/** The brand home: scenes first, then what can be done. A block without data is not there. */
export function HomeScreen({ home }: { home: HomeData }) {
  const { banners, models, teasers, articles } = home;
  return (
    <>
      <Hero banners={banners} />
      <Notice />
      {models.length > 0 && <ModelRow models={models} />}
      <Teasers teasers={teasers} />
      <NearestStore />
      {articles.length > 0 && <LatestArticles articles={articles} />}
      <div className={styles.foot}>
        <div className={styles.slogan}>{brand.slogan}</div>
        <Text size="micro" tone="secondary" leading="body">
          {brand.company}
        </Text>
        <Text size="micro" tone="secondary" leading="body">
          {brand.icp}
        </Text>
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

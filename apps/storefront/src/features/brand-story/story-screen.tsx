import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { BrandStoryData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { switchTab } from '@/navigation';
import { Button, Fill, Text } from '@/ui';
import { ChapterCard } from './chapter-card';
import { StoryFilm } from './story-film';
import styles from './story-screen.module.css';
import { YearLine } from './year-line';

/** The brand's story as one long page. */
export function StoryScreen({ story }: { story: BrandStoryData }) {
  const { film, intro, chapters, timeline, figures, awards } = story;
  return (
    <>
      <StoryFilm film={film} />
      <div className={styles.intro}>
        <div className={styles.brand}>{brand.latinName}</div>
        <div className={styles.slogan}>{brand.slogan}</div>
        <div className={styles.words}>{intro}</div>
      </div>
      <Section title={t`我们的故事`}>
        {chapters.map((chapter) => (
          <div key={chapter.chapterId} className={styles.chapter}>
            <ChapterCard chapter={chapter} />
          </div>
        ))}
      </Section>
      <div className={styles.band}>
        <div className={styles.heading}>{t`一路走来`}</div>
        <YearLine years={timeline} />
      </div>
      <Section title={t`数说${brand.name}`}>
        <Figures figures={figures} />
      </Section>
      <Section title={t`荣誉`}>
        <Awards awards={awards} />
      </Section>
      <div className={styles.end}>
        <Button block onClick={() => switchTab('/pages/car/index')}>{t`看看全部车型`}</Button>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div className={styles.heading}>{title}</div>
      {children}
    </div>
  );
}

function Figures({ figures }: Pick<BrandStoryData, 'figures'>) {
  return (
    <div className={styles.figures}>
      {figures.map(({ value, unit, label, source }) => (
        <div key={label} className={styles.figure}>
          <div className={styles.value}>
            {value}
            <span className={styles.unit}>{unit}</span>
          </div>
          <div className={styles.label}>{label}</div>
          <Text size="caption" tone="secondary" leading="title-3">{t`来源：${source}`}</Text>
        </div>
      ))}
    </div>
  );
}

function Awards({ awards }: Pick<BrandStoryData, 'awards'>) {
  return (
    <div>
      {awards.map(({ year, title, issuer }) => (
        <div key={title} className={styles.award}>
          <div className={styles.awardYear}>{year}</div>
          <Fill>
            <Text size="body" leading="body">
              {title}
            </Text>
            <Text size="caption" tone="secondary" leading="title-3">
              {issuer}
            </Text>
          </Fill>
        </div>
      ))}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { withCommas } from '@voltfront/rules/money';
import { navigate } from '@/navigation';
import { Fill, Icon, linked, longDate, NoticeBar, ProgressLine, Section, Stack, Text } from '@/ui';
import styles from './growth.module.css';
import type { Growth } from './level-hero';

/** Requirement to keep the level this year, and the last review if it lowered the level. */
export function YearCard({ growth }: { growth: Growth }) {
  const { year, level, fall } = growth;
  return (
    <>
      {fall && (
        <div className={styles.notice}>
          <NoticeBar tone="warning">{t`${fall.year} 年度回顾：等级由 L${fall.from} 调整为 L${fall.to}`}</NoticeBar>
        </div>
      )}
      <Section pad="l" label={t`年度回顾`}>
        <Stack row align="center" gap={2}>
          <Fill>
            <Text size="body-large" weight="bold" heading={2}>
              {t`有效期至 ${longDate(year.endsAt - 1)}`}
            </Text>
          </Fill>
          <div className={styles.link} {...linked(() => navigate('/pagesMine/valueExplanation'))}>
            {t`成长值说明`}
            <Icon name="chevron-right" size={16} />
          </div>
        </Stack>
        {year.keep > 0 && (
          <ProgressLine className={styles.progress} value={year.earned / year.keep} label={t`保级进度`} />
        )}
        <Text size="small" tone="secondary">
          {yearText(year, level)}
        </Text>
      </Section>
    </>
  );
}

function yearText({ earned, keep, missing }: Growth['year'], level: number): string {
  if (keep === 0) return t`L${level} 无需保级，本年已获得 ${withCommas(earned)} 成长值`;
  if (missing > 0) return t`本年已获得 ${withCommas(earned)}，保级需 ${withCommas(keep)}，还差 ${withCommas(missing)}`;
  if (earned < keep) return t`今年刚升至本级，本年无需保级`;
  return t`本年已获得 ${withCommas(earned)}，已满足保级所需的 ${withCommas(keep)}`;
}

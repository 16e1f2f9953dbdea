import { t } from '@lingui/core/macro';
import { withCommas } from '@voltfront/rules/money';
import type { ReplyOf } from '@/api';
import { Carousel, Picture, ProgressLine, Tag, Text } from '@/ui';
import styles from './growth.module.css';

export type Growth = ReplyOf<'GET /api/mpintegral/v1/growth'>;
type Level = Growth['levels'][number];

export interface LevelHeroProps {
  growth: Growth;
  /** The level that is looked at. */
  shown: number;
  onShow: (level: number) => void;
}

/** The six levels to swipe through; the own one comes first. */
export function LevelHero({ growth, shown, onShow }: LevelHeroProps) {
  return (
    <div className={styles.hero}>
      <Carousel
        label={t`会员等级`}
        intervalMs={0}
        dots="under"
        index={shown - 1}
        onChange={(index) => onShow(index + 1)}
      >
        {growth.levels.map((level) => (
          <LevelCard key={level.level} level={level} growth={growth} />
        ))}
      </Carousel>
    </div>
  );
}

function LevelCard({ level, growth }: { level: Level; growth: Growth }) {
  const { level: number, name } = level;
  return (
    <div className={styles.card}>
      <div className={styles.badge}>
        <Picture src={`/assets/coupons/level-${number}.webp`} width={104} aspect={1} alt="" clear fit="contain" eager />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <Text size="title-3" weight="bold">{`L${number} ${name}`}</Text>
          {number === growth.level && <Tag tone="accent">{t`当前等级`}</Tag>}
        </div>
        <Standing level={level} growth={growth} />
      </div>
    </div>
  );
}

/** Distance of the customer's growth value from a level. */
function Standing({ level, growth: { growth, level: own, levels } }: { level: Level; growth: Growth }) {
  if (level.level < own)
    return <Text size="small" tone="secondary">{t`成长值 ${withCommas(level.startsAt)} 起，已达成`}</Text>;
  const aim = level.level === own ? levels[own] : level;
  if (!aim) return <Text size="small" tone="secondary">{t`成长值 ${withCommas(growth)}，已是最高等级`}</Text>;
  const from = level.level === own ? level.startsAt : 0;
  return (
    <>
      <Text size="small" tone="secondary">
        {t`成长值 ${withCommas(growth)} / ${withCommas(aim.startsAt)}`}
      </Text>
      <ProgressLine className={styles.progress} value={(growth - from) / (aim.startsAt - from)} label={t`升级进度`} />
      <Text size="small">{t`距 L${aim.level} ${aim.name}还差 ${withCommas(aim.startsAt - growth)}`}</Text>
    </>
  );
}

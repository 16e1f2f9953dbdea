import { t } from '@lingui/core/macro';
import type { CollectData } from '@voltfront/contract';
import { Collapse, Section } from '@/ui';
import styles from './collect.module.css';

/** Parts of 10,000 as per cent. */
const percent = (weight: number): string => `${weight / 100}%`;

/** How likely each item is, by the pools of the days. */
export function OddsBlock({ collect: { settings, pool } }: { collect: CollectData }) {
  const titleOf = (key: string) => settings.items.find((item) => item.key === key)?.title ?? '';
  return (
    <Section title={t`获得概率`}>
      <Collapse
        accordion
        items={settings.pools.map(({ key, title, odds }) => ({
          key,
          title: key === pool && settings.pools.length > 1 ? t`${title}（今日）` : title,
          children: (
            <div className={styles.odds}>
              {odds.map(({ item, weight }) => (
                <span key={item} className={styles.odd}>
                  <span>{titleOf(item)}</span>
                  <span>{percent(weight)}</span>
                </span>
              ))}
            </div>
          ),
        }))}
      />
    </Section>
  );
}

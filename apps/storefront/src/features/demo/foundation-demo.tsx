import { brand, logoDataUri } from '@voltfront/brand';
import type { CSSProperties } from 'react';
import { Icon, type IconName, Text } from '@/ui';
import { groupsOf } from '@/ui/groups';
import { iconPaths } from '@/ui/icon/icon-paths';
import { SpareIcon } from '@/ui/icon/spare-icon';
import { spareIconPaths } from '@/ui/icon/spare-icon-paths';
import styles from './demo.module.css';
import { DemoRow, DemoSection, DemoStack } from './demo-section';
import { LayoutDemo } from './layout-demo';
import { TokenDemo } from './token-demo';

const SWATCHES = ['accent', 'accentSoft', 'inverse', 'ground', 'danger', 'success'] as const;

/** A drawing of the logo as a mask: it takes the colour of its element, in either scheme. */
const masked = (svg: string) => ({ '--mark': `url("${logoDataUri(svg)}")` }) as CSSProperties;

/** Logo, colours, type and icons. */
export function FoundationDemo() {
  return (
    <>
      <DemoSection name="Logo">
        <DemoRow>
          <div className={styles.mark} role="img" aria-label={brand.name} style={masked(brand.logo.markSvg)} />
          <div
            className={styles.wordmark}
            role="img"
            aria-label={brand.latinName}
            style={masked(brand.logo.wordmarkSvg)}
          />
        </DemoRow>
      </DemoSection>
      <DemoSection name="Colours">
        <DemoRow>
          {SWATCHES.map((name) => (
            <div key={name} className={styles.cell}>
              <div className={`${styles.swatch} ${styles[name]}`} />
              <div className={styles.caption}>{name}</div>
            </div>
          ))}
        </DemoRow>
      </DemoSection>
      <DemoSection name="Type">
        <DemoStack>
          <div className={styles.display}>{brand.models.YL01}</div>
          <Text size="title-1" weight="bold" leading="title-1">
            {brand.slogan}
          </Text>
          <Text size="title-2" weight="bold" leading="title-2">
            标题二 22
          </Text>
          <Text size="title-3" weight="bold" leading="title-3">
            标题三 18
          </Text>
          <Text size="body">正文 15：清晰、从容、易读的文字，数字 0123456789</Text>
          <Text size="body-large">正文 16：选一台喜欢的车，开始你的旅程</Text>
          <Text size="small" tone="secondary">
            辅助文字 13：说明与时间 2026-11-20 18:00
          </Text>
          <Text size="caption" tone="secondary">
            注释 12：价格与交付时间以订单为准
          </Text>
        </DemoStack>
      </DemoSection>
      <TokenDemo />
      <LayoutDemo />
      <DemoSection name="Icon">
        <div className={styles.icons}>
          {groupsOf(Object.keys(iconPaths) as IconName[]).map(({ key, items }) => (
            <div key={key} className={styles.iconGroup}>
              {items.map((name) => (
                <div key={name} className={styles.icon}>
                  <Icon name={name} size={24} />
                  <div className={styles.caption}>{name}</div>
                </div>
              ))}
            </div>
          ))}
          {(Object.keys(spareIconPaths) as (keyof typeof spareIconPaths)[]).map((name) => (
            <div key={name} className={styles.icon}>
              <SpareIcon name={name} />
              <div className={styles.caption}>{name}</div>
            </div>
          ))}
        </div>
      </DemoSection>
    </>
  );
}

import { useState } from 'react';
import { Avatar, ChoiceTiles, cx, Fill, Section, Stack, Tag, Text } from '@/ui';
import styles from './demo.module.css';
import { DemoSection } from './demo-section';

const CITIES = [
  { key: 'hangzhou', name: '杭州', isSoldOut: false },
  { key: 'shanghai', name: '上海', isSoldOut: false },
  { key: 'beijing', name: '北京（已满）', isSoldOut: true },
];

/** What lays words and parts out: Text, Stack, Fill, Section, ChoiceTiles. */
export function LayoutDemo() {
  const [city, setCity] = useState('hangzhou');
  return (
    <DemoSection name="Section / Stack / Fill / Text / ChoiceTiles">
      <Section pad="m" label="门店顾问">
        <Stack row align="center" gap={3}>
          <Avatar name="林" size="medium" />
          <Fill>
            <Text weight="bold" oneLine>
              林清，从业十二年，熟悉每一款车型的配置与交付流程
            </Text>
            <Text size="caption" tone="secondary" leading="normal">
              杭州西湖体验中心
            </Text>
          </Fill>
          <Tag tone="success">在线</Tag>
        </Stack>
      </Section>
      <ChoiceTiles
        label="城市"
        items={CITIES}
        keyOf={({ key }) => key}
        chosenKey={city}
        onTap={({ key, isSoldOut }) => !isSoldOut && setCity(key)}
        isSoldOut={({ isSoldOut }) => isSoldOut}
        className={styles.tiles}
        tileClass={(_city, isChosen) => cx(styles.tile, isChosen && styles.tileChosen)}
      >
        {({ name }) => name}
      </ChoiceTiles>
    </DemoSection>
  );
}

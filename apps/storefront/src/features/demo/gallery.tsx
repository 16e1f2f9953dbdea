import { brand } from '@voltfront/brand';
import { type ComponentType, useState } from 'react';
import { brandClass, brandStyle, cx, SegmentedControl, Tabs } from '@/ui';
import { ActionDemo } from './action-demo';
import { BridgeDemo } from './bridge-demo';
import { Car3dDemo } from './car-3d-demo';
import { ContentDemo } from './content-demo';
import styles from './demo.module.css';
import { DemoSection, DemoStack } from './demo-section';
import { DeviceDemo } from './device-demo';
import { DisplayDemo } from './display-demo';
import { FeedbackDemo } from './feedback-demo';
import { FormDemo } from './form-demo';
import { FoundationDemo } from './foundation-demo';
import { ServerDemo } from './server-demo';

const GROUPS: readonly { key: string; text: string; Group: ComponentType }[] = [
  { key: 'foundation', text: '基础', Group: FoundationDemo },
  { key: 'action', text: '操作与导航', Group: ActionDemo },
  { key: 'display', text: '展示', Group: DisplayDemo },
  { key: 'form', text: '表单', Group: FormDemo },
  { key: 'feedback', text: '反馈', Group: FeedbackDemo },
  { key: 'content', text: '内容', Group: ContentDemo },
  { key: 'car-3d', text: '三维', Group: Car3dDemo },
  { key: 'device', text: '设备', Group: DeviceDemo },
  { key: 'server', text: '服务', Group: ServerDemo },
  { key: 'bridge', text: '原生桥', Group: BridgeDemo },
];

const LOOKS = {
  brand: brand.colours,
  /** Another brand's accent, to see that nothing is coloured by hand. */
  other: {
    accent: '#7a2e1d',
    accentPressed: '#5e2216',
    accentText: '#ffffff',
    accentSoft: '#f7eeeb',
    dark: { accent: '#f0a48f', accentPressed: '#d98a74', accentText: '#3a130a', accentSoft: '#33201b' },
  },
};

/** Every shared component in all its states, by groups. */
export function Gallery() {
  const [active, setActive] = useState('foundation');
  const [look, setLook] = useState<keyof typeof LOOKS>('brand');
  const Group = GROUPS.find((group) => group.key === active)?.Group ?? FoundationDemo;
  return (
    <div className={cx(styles.gallery, brandClass())} style={brandStyle(LOOKS[look])}>
      <div className={styles.index}>
        <Tabs items={GROUPS} activeKey={active} onChange={setActive} label="组件分组" />
      </div>
      <Group key={active} />
      <DemoSection name="Brand">
        <DemoStack>
          <SegmentedControl
            label="品牌色"
            value={look}
            onChange={setLook}
            items={[
              { key: 'brand', text: brand.name },
              { key: 'other', text: '另一个品牌' },
            ]}
          />
        </DemoStack>
      </DemoSection>
    </div>
  );
}

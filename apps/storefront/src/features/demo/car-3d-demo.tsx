import { useState } from 'react';
import { Car3d, canShow3d } from '@/features/vehicle/car-3d';
import { Cell, CellGroup, Picture, SegmentedControl, Tabs } from '@/ui';
import styles from './car-3d-demo.module.css';
import { DemoSection, DemoStack } from './demo-section';

const BODIES = ['YL01', 'YLX', 'YL09', 'CS1E'] as const;
const PAINTS = ['mist', 'pearl', 'carbon', 'ink', 'pine', 'ember'] as const;
const WHEELS = ['blade', 'aero', 'turbine'] as const;

const itemsOf = <Key extends string>(keys: readonly Key[]) => keys.map((key) => ({ key, text: key }));

/** The 3D view with every body, paint and wheel; the picture where the device is not up to it. */
export function Car3dDemo() {
  const [body, setBody] = useState<(typeof BODIES)[number]>('YL01');
  const [paint, setPaint] = useState('mist');
  const [wheel, setWheel] = useState<(typeof WHEELS)[number]>('blade');
  const [isFit] = useState(canShow3d);
  const [hasFailed, setHasFailed] = useState(false);
  const picture = `/assets/cars/${body}_front_${wheel}_${paint}.webp`;
  return (
    <DemoSection name="Car3d">
      <div className={styles.box}>
        {isFit ? (
          <Car3d {...{ body, paint, wheel, picture }} alt={body} onFail={() => setHasFailed(true)} />
        ) : (
          <Picture src={picture} width={390} fit="contain" clear alt={body} />
        )}
      </div>
      <Tabs items={itemsOf(PAINTS)} activeKey={paint} onChange={setPaint} label="车漆" />
      <DemoStack>
        <SegmentedControl label="车身" items={itemsOf(BODIES)} value={body} onChange={setBody} />
        <SegmentedControl label="轮毂" items={itemsOf(WHEELS)} value={wheel} onChange={setWheel} />
      </DemoStack>
      <CellGroup>
        <Cell title="三维" value={isFit && !hasFailed ? '可用' : '显示图片'} />
      </CellGroup>
    </DemoSection>
  );
}

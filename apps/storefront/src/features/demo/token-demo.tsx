import { useState } from 'react';
import { type Appearance, canFollowSystem, chooseAppearance, useAppearance } from '@/session';
import { Button, Lottie, SegmentedControl } from '@/ui';
import { DemoRow, DemoSection, DemoStack } from './demo-section';
import styles from './token-demo.module.css';

const APPEARANCES: readonly { key: Appearance; text: string }[] = [
  { key: 'light', text: '浅色' },
  { key: 'dark', text: '深色' },
  { key: 'system', text: '跟随系统' },
];

/** Light and dark, elevation, and what moves. */
export function TokenDemo() {
  return (
    <>
      <AppearanceDemo />
      <DemoSection name="Elevation">
        <div className={styles.elevations}>
          {(['one', 'two', 'three'] as const).map((level) => (
            <div key={level} className={`${styles.elevation} ${styles[level]}`}>
              {level}
            </div>
          ))}
        </div>
      </DemoSection>
      <MotionDemo />
    </>
  );
}

function AppearanceDemo() {
  const { choice } = useAppearance();
  const items = APPEARANCES.filter(({ key }) => key !== 'system' || canFollowSystem());
  return (
    <DemoSection name="外观">
      <DemoStack>
        <SegmentedControl label="外观" value={choice} onChange={chooseAppearance} items={items} />
      </DemoStack>
    </DemoSection>
  );
}

function MotionDemo() {
  const [round, setRound] = useState(0);
  return (
    <DemoSection name="Lottie">
      <DemoRow>
        <Lottie name="loading" />
        <Lottie key={round} name="success" once />
        <Button size="small" variant="secondary" onClick={() => setRound(round + 1)}>
          再来一次
        </Button>
      </DemoRow>
      <DemoRow>
        <Lottie name="empty" />
      </DemoRow>
    </DemoSection>
  );
}

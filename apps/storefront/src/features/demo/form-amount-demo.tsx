import { useState } from 'react';
import { RollingPrice, Slider } from '@/ui';
import { DemoSection, DemoStack } from './demo-section';

const PRICE_FEN = 22_990_000;
const percentText = (percent: number) => `${percent}%`;

/** An amount chosen by sliding. */
export function FormAmountDemo() {
  const [percent, setPercent] = useState(30);
  return (
    <DemoSection name="Slider / RollingPrice">
      <DemoStack>
        <RollingPrice fen={(PRICE_FEN * percent) / 100} size="display" exact />
        <Slider label="首付" value={percent} onChange={setPercent} min={15} max={90} step={5} format={percentText} />
        <Slider label="不可改" value={100} onChange={setPercent} min={100} max={100} step={5} format={percentText} />
      </DemoStack>
    </DemoSection>
  );
}

import { Cell, CellGroup } from '@/ui';
import { DemoSection } from './demo-section';

/** The bridge is there in the native car app alone. */
export function BridgeElsewhere() {
  return (
    <DemoSection name="Bridge">
      <CellGroup>
        <Cell title="原生桥仅在车主 App 中可用" note="在 App 中打开本页，可逐个调用全部方法" />
      </CellGroup>
    </DemoSection>
  );
}

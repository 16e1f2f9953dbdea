import { isInContainer } from '@/platform/container';
import { later, Spinner } from '@/ui';
import { BridgeElsewhere } from './bridge-elsewhere';
import { DemoRow } from './demo-section';

const BridgeMethods = later(
  () => import('./bridge-methods').then((module) => module.BridgeMethods),
  () => (
    <DemoRow>
      <Spinner />
    </DemoRow>
  ),
);

/** Every method of the native bridge with its example; the bridge's code loads only in the native car app. */
export function BridgeDemo() {
  return isInContainer() ? <BridgeMethods /> : <BridgeElsewhere />;
}

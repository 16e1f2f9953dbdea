import { lazy, Suspense } from 'react';
import { isInContainer } from '@/platform/container';
import { Spinner } from '@/ui';
import { BridgeElsewhere } from './bridge-elsewhere';
import { DemoRow } from './demo-section';

const BridgeMethods = lazy(() => import('./bridge-methods').then((module) => ({ default: module.BridgeMethods })));

/** Every method of the native bridge with its example; the bridge's code comes with it, in the native car app alone. */
export function BridgeDemo() {
  if (!isInContainer()) return <BridgeElsewhere />;
  const waiting = (
    <DemoRow>
      <Spinner />
    </DemoRow>
  );
  return (
    <Suspense fallback={waiting}>
      <BridgeMethods />
    </Suspense>
  );
}

import { BarsDemo } from './bars-demo';
import { ButtonDemo } from './button-demo';
import { TabsDemo } from './tabs-demo';

/** Buttons and everything to find one's way. */
export function ActionDemo() {
  return (
    <>
      <ButtonDemo />
      <TabsDemo />
      <BarsDemo />
    </>
  );
}

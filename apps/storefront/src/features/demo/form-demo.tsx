import { FormAmountDemo } from './form-amount-demo';
import { FormChoiceDemo } from './form-choice-demo';
import { FormPickDemo } from './form-pick-demo';
import { FormTextDemo } from './form-text-demo';
import { FormWholeDemo } from './form-whole-demo';

/** Everything to fill in. */
export function FormDemo() {
  return (
    <>
      <FormWholeDemo />
      <FormTextDemo />
      <FormPickDemo />
      <FormChoiceDemo />
      <FormAmountDemo />
    </>
  );
}

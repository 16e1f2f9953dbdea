import { defineTexts } from '../../kernel/texts';

/** Names of the embedded carrier. */
export const carrierTexts = defineTexts('carrier', {
  embedded: ['远途整车物流', 'Yuantu Car Logistics'],
});

import './trade-in.events';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { expireOffer } from './answer-offer';
import { loseInspection } from './appoint-inspection';
import { makeDemoOffer } from './demo-offer';
import { offerOldCars } from './offer-old-cars';
import { tradeInRoutes } from './trade-in.routes';
import { tradeInInFinal } from './trade-in-in-final';
import { valuesForFinance } from './values-for-finance';

export { completeTradeIn, tradeInOfOrder } from './bind-order';
export { DEMO_FINDINGS, DEMO_INSPECTOR, demoOfferFen } from './demo-offer';
export { makeOffer } from './make-offer';
export { roughEstimate } from './offer-old-cars';
export { seedTradeIn, type TradeInRequestSeed, type TradeInSeed } from './seed-trade-in';

/**
 * Trade-in of the old car: estimate, inspection, binding offer, and its value as part of an order's
 * payment.
 */
export const tradeIn = defineModule({
  name: 'trade-in',
  routes: tradeInRoutes,
  events: {
    SlotClosed: { loseInspection: whenActive(({ userId }) => userId, loseInspection) },
  },
  jobs: {
    expireTradeInOffer: whenActive(({ userId }) => userId, expireOffer),
    makeDemoTradeInOffer: whenActive(({ userId }) => userId, makeDemoOffer),
  },
  hooks: {
    tradeInsForFinance: valuesForFinance,
    tradeInOfOrder: tradeInInFinal,
    formOffers: offerOldCars,
  },
});

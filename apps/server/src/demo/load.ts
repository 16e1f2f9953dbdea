import type { Ctx } from '../kernel/context';
import { seedCommunity } from '../modules/community';
import { communitySeed } from '../modules/community/demo';
import { writeRemoteConfig } from '../modules/config';
import { configSeed } from '../modules/config/demo';
import { seedContent, seedStory } from '../modules/content';
import { contentSeed, storySeed } from '../modules/content/demo';
import { seedDownloads } from '../modules/download';
import { downloadSeed } from '../modules/download/demo';
import { seedDemoFinance, seedFinance } from '../modules/finance';
import { demoFinance, financeSeed } from '../modules/finance/demo';
import { seedHome } from '../modules/home';
import { homeSeed } from '../modules/home/demo';
import {
  seedAgreements,
  seedChangedOrders,
  seedDemoOrders,
  seedEarlyBirds,
  seedRights,
  seedYearOffers,
} from '../modules/order';
import {
  agreementsSeed,
  changeAgreementsSeed,
  changedOrdersSeed,
  demoBuyers,
  earlyBirdsSeed,
  rightsSeed,
  yearOffersSeed,
} from '../modules/order/demo';
import { seedPoints } from '../modules/points';
import { walletSeeds } from '../modules/points/demo';
import { seedLinks } from '../modules/share';
import { linksSeed } from '../modules/share/demo';
import { seedStock } from '../modules/stock';
import { stockSeed } from '../modules/stock/demo';
import { seedRegions } from '../modules/store';
import { regionsSeed } from '../modules/store/demo';
import { seedTradeIn } from '../modules/trade-in';
import { tradeInOrders, tradeInSeed } from '../modules/trade-in/demo';
import { seedBlindWindows, seedCatalogue, seedParameters, seedShares, seedVersions } from '../modules/vehicle';
import {
  blindBookingsSeed,
  catalogueSeed,
  nextYearSeed,
  parametersSeed,
  sharesSeed,
  wishesSeed,
} from '../modules/vehicle/demo';

/** The new model year, benefits, and orders with changes. */
async function loadOrderChanges(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await seedVersions(ctx, nextYearSeed());
  await seedYearOffers(ctx, yearOffersSeed(now));
  await seedRights(ctx, rightsSeed(now));
  await seedAgreements(ctx, changeAgreementsSeed(now));
  await seedChangedOrders(ctx, changedOrdersSeed());
  await seedEarlyBirds(
    ctx,
    demoBuyers().map(({ accountId }) => accountId),
    earlyBirdsSeed(now),
  );
}

/**
 * Loads the demo shop of the first release in batches; call it in a transaction, with an empty
 * database and the demo accounts. Orders come last: they use the catalogue's prices, stores and
 * agreements.
 */
export async function loadDemo(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await seedRegions(ctx, regionsSeed());
  await seedCatalogue(ctx, catalogueSeed(now));
  await seedLinks(ctx, linksSeed(now));
  await seedShares(ctx, sharesSeed(now), wishesSeed(now));
  await seedParameters(ctx, parametersSeed());
  await seedBlindWindows(ctx, blindBookingsSeed(now));
  await seedContent(ctx, contentSeed(now));
  await seedStory(ctx, storySeed(now));
  await seedCommunity(ctx, communitySeed(now));
  await seedPoints(ctx, walletSeeds());
  await seedAgreements(ctx, agreementsSeed(now));
  await seedFinance(ctx, financeSeed(now));
  await seedDemoOrders(ctx, demoBuyers());
  await seedStock(ctx, stockSeed(now));
  await loadOrderChanges(ctx);
  await seedTradeIn(ctx, tradeInSeed(now, await tradeInOrders(ctx)));
  await seedDemoFinance(ctx, demoFinance);
  await writeRemoteConfig(ctx, configSeed(now));
  await seedDownloads(ctx, downloadSeed(now));
  await seedHome(ctx, homeSeed(now));
}

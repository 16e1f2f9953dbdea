import type { Ctx } from '../kernel/context';
import { seedCommunity } from '../modules/community';
import { writeRemoteConfig } from '../modules/config';
import { seedContent, seedStory } from '../modules/content';
import { seedDownloads } from '../modules/download';
import { seedDemoFinance, seedFinance } from '../modules/finance';
import { seedHome } from '../modules/home';
import {
  seedAgreements,
  seedChangedOrders,
  seedDemoOrders,
  seedEarlyBirds,
  seedRights,
  seedYearOffers,
} from '../modules/order';
import { seedPoints } from '../modules/points';
import { seedLinks } from '../modules/share';
import { seedStock } from '../modules/stock';
import { seedRegions } from '../modules/store';
import { seedTradeIn } from '../modules/trade-in';
import { seedBlindWindows, seedCatalogue, seedParameters, seedShares, seedVersions } from '../modules/vehicle';
import { agreementsSeed } from './agreements-seed';
import { blindBookingsSeed } from './blind-bookings-seed';
import { catalogueSeed } from './catalogue-seed';
import { communitySeed } from './community-seed';
import { configSeed } from './config-seed';
import { contentSeed } from './content-seed';
import { demoFinance } from './data/finance';
import { downloadSeed } from './download-seed';
import { financeSeed } from './finance-seed';
import { homeSeed } from './home-seed';
import { linksSeed } from './links-seed';
import {
  changeAgreementsSeed,
  changedOrdersSeed,
  earlyBirdsSeed,
  nextYearSeed,
  rightsSeed,
  yearOffersSeed,
} from './order-change-seed';
import { parametersSeed } from './parameters-seed';
import { demoBuyers, walletSeeds } from './people-seed';
import { regionsSeed } from './regions-seed';
import { sharesSeed, wishesSeed } from './shares-seed';
import { stockSeed } from './stock-seed';
import { storySeed } from './story-seed';
import { tradeInOrders } from './trade-in-orders';
import { tradeInSeed } from './trade-in-seed';

/** The new model year, benefits, and orders that were changed. */
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
 * Loads the demo shop of the first release in batches; needs a transaction, an empty database and the demo accounts.
 * Orders come last: they are priced by the catalogue and name stores and agreements.
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

import { choose } from '@voltfront/rules/configurator/choose';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import { createHistory, type History, push, undo } from '@voltfront/rules/configurator/history';
import { remove } from '@voltfront/rules/configurator/remove';
import { selectionPriceFen } from '@voltfront/rules/configurator/selection-price';
import type { Selection } from '@voltfront/rules/configurator/types';
import { validateSelection } from '@voltfront/rules/configurator/validate-selection';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../kernel/context';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { type CatalogueVersion, loadVersion, quoteConfiguration, repairConfiguration, seedCatalogue, vehicle } from '.';
import { models } from './demo/catalogue';
import { catalogueSeed } from './demo/catalogue-seed';
import { subsidyPriceFen } from './price-of';

let server: TestServer;
let ctx: Ctx;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle] });
  await server.database.transaction((db) => seedCatalogue({ ...server.ctx(), db }, catalogueSeed(server.clock.now())));
  ctx = server.ctx();
});
afterAll(() => server.close());

/** A customer's actions: choose an option, answer the question that follows, undo. */
const gesture = fc.record({
  kind: fc.constantFrom('choose', 'choose', 'choose', 'remove', 'undo'),
  at: fc.nat(200),
  accepts: fc.boolean(),
});

type Gesture = { kind: string; at: number; accepts: boolean };

function perform(version: CatalogueVersion, history: History<Selection>, step: Gesture): History<Selection> {
  if (step.kind === 'undo') return undo(history);
  const code = version.products[step.at % version.products.length]?.productCode ?? '';
  const change = (step.kind === 'remove' ? remove : choose)(version, history.present, code);
  if (change.kind === 'blocked') return history;
  if (change.kind === 'needs') return step.accepts ? push(history, change.accept.selection) : history;
  return push(history, change.selection);
}

/**
 * The total that the configurator computes locally: the options, minus the discount on the
 * version's list price.
 */
const shownFen = (version: CatalogueVersion, selection: Selection): number =>
  selectionPriceFen(version, selection) + subsidyPriceFen(version, ctx.now()) - version.basePriceFen;

const versionIds = models.flatMap((model) => model.versions.map(({ versionId }) => versionId));

it.each(versionIds)('%s: whatever is chosen can be ordered, at the price the configurator shows', async (versionId) => {
  const version = await loadVersion(ctx, versionId);
  const price = version.isSoldOut ? repairConfiguration : quoteConfiguration;
  await fc.assert(
    fc.asyncProperty(fc.array(gesture, { maxLength: 20 }), async (gestures) => {
      let history = createHistory<Selection>(defaultSelection(version));
      for (const step of gestures) {
        history = perform(version, history, step);
        const selection = history.present;
        expect(validateSelection(version, selection)).toEqual([]);
        const { modelId } = version;
        const quote = await price(ctx, { modelId, versionId, productCodes: [...selection], subsidy: 'personal' });
        expect(quote.removed).toEqual([]);
        expect(quote.configuration.productCodes).toEqual(selection);
        expect(quote.totalFen).toBe(shownFen(version, selection));
        expect(quote.lines.reduce((sumFen, line) => sumFen + line.amountFen, 0)).toBe(quote.totalFen);
      }
    }),
    { numRuns: 100 },
  );
});

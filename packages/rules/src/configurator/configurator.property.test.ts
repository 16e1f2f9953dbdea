import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allValidSelections, catalogueArbitrary } from './catalogue.fixture';
import type { AppliedChange, Change } from './change-types';
import { choose } from './choose';
import { defaultSelection } from './default-selection';
import { createHistory, type History, push, undo } from './history';
import { normaliseSelection } from './normalise-selection';
import { remove } from './remove';
import { linkToSelection, selectionToLink } from './selection-link';
import { selectionPriceFen } from './selection-price';
import type { Selection, VersionCatalogue } from './types';
import { validateSelection } from './validate-selection';

type Tap = { action: 'choose' | 'remove'; position: number; isAccepted: boolean } | { action: 'undo' };

const tapArbitrary: fc.Arbitrary<Tap> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constantFrom<'choose' | 'remove'>('choose', 'choose', 'remove'),
      position: fc.nat(),
      isAccepted: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('undo' as const) }) },
);

/** Catalogues with a valid default, which are those that can be sold. */
const sellableArbitrary = catalogueArbitrary(12).filter((c) => validateSelection(c, defaultSelection(c)).length === 0);

function outcome(change: Change): AppliedChange | null {
  if (change.kind === 'needs') return change.accept;
  return change.kind === 'applied' ? change : null;
}

function expectHonest(catalogue: VersionCatalogue, before: Selection, change: AppliedChange): void {
  const { selection, steps, priceDeltaFen } = change;
  expect(validateSelection(catalogue, selection)).toEqual([]);
  expect(priceDeltaFen).toBe(selectionPriceFen(catalogue, selection) - selectionPriceFen(catalogue, before));
  expect(steps.reduce((sum, step) => sum + step.priceFen, 0)).toBe(priceDeltaFen);
  const touched = steps.map((step) => step.product.productCode);
  const differing = catalogue.products
    .map((p) => p.productCode)
    .filter((code) => before.includes(code) !== selection.includes(code));
  expect([...touched].sort()).toEqual([...differing].sort());
  for (const [position, step] of steps.entries()) {
    if (step.relation === 'chosen') expect(position).toBe(0);
    else expect(touched.slice(0, position)).toContain(step.because?.productCode);
  }
}

test('no sequence of choosing, removing, accepting and undoing reaches a violation, and every step is priced and explained', () => {
  fc.assert(
    fc.property(sellableArbitrary, fc.array(tapArbitrary, { maxLength: 15 }), (catalogue, taps) => {
      let history: History<Selection> = createHistory(defaultSelection(catalogue));
      for (const tap of taps) {
        const before = history.present;
        if (tap.action === 'undo') {
          history = undo(history);
        } else {
          const target = catalogue.products[tap.position % catalogue.products.length];
          const change = (tap.action === 'choose' ? choose : remove)(catalogue, before, target?.productCode ?? '');
          const done = outcome(change);
          if (done) expectHonest(catalogue, before, done);
          if (done && (change.kind === 'applied' || tap.isAccepted)) history = push(history, done.selection);
          if (history.present !== before) expect(undo(history).present).toBe(before);
        }
        expect(validateSelection(catalogue, history.present)).toEqual([]);
      }
    }),
    { numRuns: 1500 },
  );
});

test('undoing every change restores each earlier selection', () => {
  fc.assert(
    fc.property(sellableArbitrary, fc.array(fc.nat(), { maxLength: 10 }), (catalogue, positions) => {
      let history: History<Selection> = createHistory(defaultSelection(catalogue));
      const seen: Selection[] = [];
      for (const position of positions) {
        const target = catalogue.products[position % catalogue.products.length];
        const done = outcome(choose(catalogue, history.present, target?.productCode ?? ''));
        if (!done || done.selection === history.present) continue;
        seen.push(history.present);
        history = push(history, done.selection);
      }
      for (const earlier of seen.reverse()) {
        history = undo(history);
        expect(history.present).toEqual(earlier);
      }
    }),
    { numRuns: 300 },
  );
});

test('a product is blocked only when no valid selection contains it', () => {
  fc.assert(
    fc.property(catalogueArbitrary(8), fc.nat(), (catalogue, position) => {
      const target = catalogue.products[position % catalogue.products.length]?.productCode ?? '';
      const before = defaultSelection(catalogue);
      fc.pre(!before.includes(target));
      const isPossible = allValidSelections(catalogue).some((selection) => selection.includes(target));
      expect(choose(catalogue, before, target).kind !== 'blocked').toBe(isPossible);
    }),
    { numRuns: 400 },
  );
});

test('choosing asks exactly when a needed product would be added that no cascade brings', () => {
  fc.assert(
    fc.property(sellableArbitrary, fc.nat(), (catalogue, position) => {
      const target = catalogue.products[position % catalogue.products.length]?.productCode ?? '';
      const before = defaultSelection(catalogue);
      const change = choose(catalogue, before, target);
      if (change.kind !== 'needs') return;
      expect(change.missing.length).toBeGreaterThan(0);
      for (const missing of change.missing) {
        expect(before).not.toContain(missing.productCode);
        expect(change.accept.selection).toContain(missing.productCode);
      }
    }),
    { numRuns: 300 },
  );
});

test('any saved codes become a valid selection, with all differences listed; a valid one stays as it is', () => {
  const codesArbitrary = fc.array(
    fc.integer({ min: 0, max: 14 }).map((i) => `P${i}`),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(sellableArbitrary, codesArbitrary, (catalogue, codes) => {
      const { selection, removed, added } = normaliseSelection(catalogue, codes);
      expect(validateSelection(catalogue, selection)).toEqual([]);
      expect(removed.map((r) => r.productCode)).toEqual([...new Set(codes)].filter((c) => !selection.includes(c)));
      expect(added.map((p) => p.productCode)).toEqual(selection.filter((c) => !codes.includes(c)));
      expect(normaliseSelection(catalogue, selection)).toEqual({ selection, removed: [], added: [] });
    }),
    { numRuns: 500 },
  );
});

test('a link opens the same configuration, whatever its codes look like, and needs no URL encoding', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(part, part, fc.array(part, { maxLength: 10 }), (modelId, versionId, codes) => {
      const link = selectionToLink({ modelId, versionId, codes });
      expect(encodeURIComponent(link)).toBe(link);
      expect(linkToSelection(link)).toEqual({ modelId, versionId, codes });
    }),
  );
});

import type { VersionConfigData } from '@voltfront/contract';
import { selectionPriceFen } from '@voltfront/rules/configurator/selection-price';
import { validateSelection } from '@voltfront/rules/configurator/validate-selection';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { models } from '../../../../../server/src/modules/vehicle/demo/catalogue';
import { carSettingCodes, toCarSetting } from './car-setting';
import { configurationLink, configurationOf } from './configuration-link';
import { createConfigurator } from './configurator-store';

/** The demo versions as the server sends them. */
const configs: VersionConfigData[] = models.flatMap((model) =>
  model.versions.map((version) => ({
    modelId: model.modelId,
    modelName: model.name,
    stage: model.stage,
    versionId: version.versionId,
    versionName: version.versionName,
    basePriceFen: version.basePriceFen,
    groups: version.groups as VersionConfigData['groups'],
    products: version.products.map((product) => ({
      ...product,
      picture: null,
    })) as VersionConfigData['products'],
    pictures: model.pictures,
  })),
);

const named = configs.map((config): [string, VersionConfigData] => [config.versionId, config]);

/** What a customer can do, as numbers: which product is tapped, and what is answered to a proposal. */
const gesture = fc.record({
  kind: fc.constantFrom('tap', 'tap', 'tap', 'undo', 'remove', 'restore'),
  at: fc.nat(200),
  agrees: fc.boolean(),
});

type Gesture = { kind: string; at: number; agrees: boolean };

function perform(configurator: ReturnType<typeof createConfigurator>, config: VersionConfigData, step: Gesture): void {
  const product = config.products[step.at % config.products.length];
  if (!product) return;
  if (step.kind === 'undo') configurator.undo();
  else if (step.kind === 'tap') configurator.tap(product.productCode);
  else configurator.switchSecondLevel(product.productCode, step.kind === 'remove' ? 'remove' : 'restore');
  if (configurator.store.getState().proposal === null) return;
  if (step.agrees) configurator.accept();
  else configurator.decline();
}

describe.each(named)('%s', (_, config) => {
  test('no gesture reaches an invalid choice, and every announced difference is the price difference', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 25 }), (gestures) => {
        const configurator = createConfigurator(config, null);
        expect(validateSelection(config, configurator.selection())).toEqual([]);
        for (const step of gestures) {
          const before = configurator.priceFen();
          configurator.hush();
          perform(configurator, config, step);
          const { announcement } = configurator.store.getState();
          expect(validateSelection(config, configurator.selection())).toEqual([]);
          expect(configurator.priceFen()).toBe(selectionPriceFen(config, configurator.selection()));
          if (announcement?.kind !== 'changed') continue;
          const { outcome } = announcement;
          expect(configurator.priceFen() - before).toBe(outcome.priceDeltaFen);
          expect(outcome.steps.reduce((sum, { priceFen }) => sum + priceFen, 0)).toBe(outcome.priceDeltaFen);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a choice survives the storage and the link', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 12 }), (gestures) => {
        const configurator = createConfigurator(config, null);
        for (const step of gestures) perform(configurator, config, step);
        const selection = [...configurator.selection()];
        const stored = JSON.parse(JSON.stringify(toCarSetting(config, selection)));
        const { modelId, versionId } = config;
        const link = configurationLink({ modelId, versionId, productCodes: selection });
        expect(createConfigurator(config, carSettingCodes(stored)).selection()).toEqual(selection);
        expect(configurationOf({ c: link })).toEqual({ modelId, versionId, codes: selection });
      }),
      { numRuns: 30 },
    );
  });
});

function open(versionId: string) {
  const config = configs.find((candidate) => candidate.versionId === versionId);
  expect(config).toBeDefined();
  return createConfigurator(config as VersionConfigData, null);
}

test('an option that needs another is proposed first and taken when accepted', () => {
  const configurator = open('YL01-pro');
  configurator.tap('interior-red');
  expect(configurator.selection()).not.toContain('interior-red');
  expect(configurator.store.getState().proposal?.missing.map((product) => product.productCode)).toEqual(['pkg-nappa']);
  configurator.accept();
  expect(configurator.selection()).toEqual(expect.arrayContaining(['interior-red', 'pkg-nappa']));
  configurator.undo();
  expect(configurator.selection()).not.toContain('pkg-nappa');
});

test('taking out what others came with asks first, with everything that leaves and the sum', () => {
  const configurator = open('YL01-pro');
  configurator.tap('pkg-lounge');
  const full = configurator.priceFen();
  configurator.tap('pkg-lounge');
  const { proposal } = configurator.store.getState();
  expect(proposal).toMatchObject({ kind: 'remove', product: { productCode: 'pkg-lounge' } });
  expect(proposal?.outcome.steps.map(({ product }) => product.productCode)).toEqual([
    'pkg-lounge',
    'pkg-nappa',
    'pkg-sound',
  ]);
  expect(proposal?.outcome.priceDeltaFen).toBe(-20_000_00);
  expect(configurator.priceFen()).toBe(full);
  configurator.decline();
  expect(configurator.selection()).toContain('pkg-nappa');
  configurator.tap('pkg-lounge');
  configurator.accept();
  expect(configurator.priceFen()).toBe(full - 20_000_00);
});

test('what leaves alone leaves without a question', () => {
  const configurator = open('YL01-pro');
  configurator.tap('pkg-roof');
  configurator.tap('pkg-roof');
  expect(configurator.store.getState().proposal).toBeNull();
  expect(configurator.selection()).not.toContain('pkg-roof');
});

test('second-level items leave with their product and come back with it', () => {
  const configurator = open('YL01-pro');
  for (const code of ['pkg-pilot', 'pkg-pilot-lidar', 'pkg-pilot-valet']) configurator.tap(code);
  const full = configurator.priceFen();
  configurator.tap('pkg-pilot');
  configurator.accept();
  expect(configurator.selection().filter((code) => code.startsWith('pkg-pilot'))).toEqual([]);
  configurator.tap('pkg-pilot');
  expect(configurator.priceFen()).toBe(full);
  expect(configurator.selection()).toEqual(expect.arrayContaining(['pkg-pilot-lidar', 'pkg-pilot-valet']));
});

test('a sold-out option is blocked and changes nothing', () => {
  const configurator = open('YL01-max');
  const before = configurator.selection();
  configurator.tap('paint-pine');
  expect(configurator.store.getState().announcement).toMatchObject({ kind: 'blocked', reason: { code: 'soldOut' } });
  expect(configurator.selection()).toBe(before);
});

test('saved codes that no longer fit are dropped and announced', () => {
  const config = configs.find(({ versionId }) => versionId === 'YL01-max') as VersionConfigData;
  const configurator = createConfigurator(config, ['paint-pine', 'pkg-gone', 'pkg-camp']);
  const { announcement } = configurator.store.getState();
  expect(announcement).toMatchObject({ kind: 'repaired' });
  expect(configurator.selection()).toEqual(expect.arrayContaining(['pkg-camp', 'pkg-v2l', 'paint-mist']));
});

test('the stored shape is the one of the specification', () => {
  const configurator = open('YL01-pro');
  configurator.tap('pkg-pilot');
  configurator.tap('pkg-pilot-lidar');
  const { catalogue } = configurator.store.getState();
  const setting = toCarSetting(catalogue, configurator.selection());
  expect(setting).toMatchObject({
    modelId: 'YL01',
    versionId: 'YL01-pro',
    batteryId: 'battery-standard',
    groupLevel: 2,
  });
  expect(setting.itemAndSkuResultList).toContainEqual({
    rootItemCode: 'package',
    itemName: '选装',
    theme: '',
    skuResultList: [
      {
        skuCode: 'pkg-pilot',
        skuName: '智驾包',
        subSkuResultList: [{ skuCode: 'pkg-pilot-lidar', skuName: '双激光雷达' }],
      },
    ],
  });
});

test.each([undefined, null, {}, { itemAndSkuResultList: 'x' }, { itemAndSkuResultList: [{ skuResultList: [{}] }] }])(
  'a damaged stored value %j is ignored',
  (value) => {
    expect(carSettingCodes(value as never)).toBeNull();
  },
);

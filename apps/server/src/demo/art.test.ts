import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { DemoModel, DemoVersion } from '../modules/vehicle/demo';
import { models, nextYearVersions, packagePicture } from '../modules/vehicle/demo';

const assets = fileURLToPath(new URL('../../assets/', import.meta.url));
const MOST_MODEL_BYTES = 1_500_000;
const WHEEL_NODES = ['wheel_fl', 'wheel_fr', 'wheel_rl', 'wheel_rr'];

interface Looks {
  bodies: Record<string, string>;
  paints: Record<string, { hex: string; metal: number }>;
  wheels: Record<string, Record<string, string>>;
}

interface Gltf {
  nodes: { name: string; mesh?: number }[];
  materials: { name: string }[];
}

const looks = JSON.parse(readFileSync(`${assets}glb/looks.json`, 'utf8')) as Looks;
const modelFiles = [...Object.values(looks.bodies), ...new Set(Object.values(looks.wheels).flatMap(Object.values))];

/** Products of a group over all versions of a model. */
const products = (model: DemoModel, group: string) =>
  model.versions.flatMap((version) => version.products.filter(({ groupCode }) => groupCode === group));

const arts = (group: string) => [
  ...new Set(models.flatMap((model) => products(model, group).map(({ art }) => art ?? 'none'))),
];

/** The document of a binary glTF file. */
function document(file: string): Gltf {
  const bytes = readFileSync(`${assets}glb/${file}`);
  expect(bytes.toString('latin1', 0, 4)).toBe('glTF');
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12))) as Gltf;
}

test('every paint of every model has its picture from behind', () => {
  const paths = models.flatMap((model) =>
    products(model, 'paint').map(({ art }) =>
      model.pictures.exterior
        .replace('{view}', 'rear')
        .replace('{wheel}', model.pictures.rearWheel)
        .replace('{paint}', art ?? 'none'),
    ),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(assets + path))).toEqual([]);
});

test('every package of every version has a picture and a sentence of what it is', () => {
  const versions = [
    ...models.map((model) => ({ model, versions: model.versions })),
    ...nextYearVersions.map(({ model, version }) => ({ model, versions: [version] })),
  ];
  const packages = versions.flatMap(({ model, versions: own }) =>
    own.flatMap(({ products: all }) =>
      all
        .filter(({ groupCode, level }) => groupCode === 'package' && level === 1)
        .map(({ productCode, description }) => ({
          productCode,
          description,
          path: packagePicture(model.modelId, productCode),
        })),
    ),
  );
  expect(packages.length).toBeGreaterThan(60);
  expect(packages.filter(({ path }) => path === null || !existsSync(assets + path))).toEqual([]);
  expect(packages.filter(({ description }) => description.length < 10)).toEqual([]);
});

describe('texts about batteries and wheels', () => {
  const versions = models.flatMap((model) => model.versions.map((version) => ({ model, version })));
  const batteries = (version: DemoVersion) => version.products.filter(({ groupCode }) => groupCode === 'battery');
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

  test.each(versions.map((each) => [each.version.versionId, each.version] as const))(
    '%s tells one battery and range',
    (_, version) => {
      const standard = batteries(version).find(({ isDefaultSelected }) => isDefaultSelected);
      expect(numberIn(standard?.name ?? '', /^(\d+) kWh/)).toBe(version.batteryKwh);
      expect(numberIn(standard?.description ?? '', /续航 (\d+) 公里/)).toBe(version.rangeKm);
      const told = version.highlights.find((text) => /\d+ 度/.test(text));
      if (!told) return;
      expect(numberIn(told, /(\d+) 度/)).toBe(version.batteryKwh);
      expect(told.endsWith('起')).toBe(batteries(version).length > 1 && !version.isWithdrawn);
    },
  );

  test('the longest range of a model is that of its best battery', () => {
    for (const model of models) {
      const fact = model.facts.find(({ label }) => label === 'CLTC 最长续航');
      const ranges = model.versions
        .flatMap(batteries)
        .map(({ description }) => numberIn(description, /续航 (\d+) 公里/));
      if (fact) expect(Number(fact.value), model.modelId).toBe(Math.max(...ranges));
    }
  });

  test('wheels are described as they are drawn', () => {
    const drawn: Record<string, RegExp> = { aero: /五辐/, blade: /双辐/, turbine: /十一片/ };
    for (const model of models)
      for (const { art, description } of products(model, 'wheel'))
        expect(description).toMatch(drawn[art ?? ''] ?? /^$/);
  });
});

describe('3D models', () => {
  test('know the models, paints and wheels of the catalogue, and no others', () => {
    expect(Object.keys(looks.bodies).sort()).toEqual(models.map(({ modelId }) => modelId).sort());
    expect(Object.keys(looks.paints).sort()).toEqual(arts('paint').sort());
    expect(Object.keys(looks.wheels).sort()).toEqual(arts('wheel').sort());
  });

  test('have wheels of the size that the catalogue names', () => {
    const wrong = models.flatMap((model) =>
      products(model, 'wheel')
        .map(({ art, name }) => ({
          name,
          file: looks.wheels[art ?? 'none']?.[model.modelId],
          inch: /^\d+/.exec(name)?.[0],
        }))
        .filter(({ file, inch }) => !inch || !file?.endsWith(`-${inch}.glb`)),
    );
    expect(wrong).toEqual([]);
  });

  test('describe paints by a colour and a share of metal', () => {
    for (const { hex, metal } of Object.values(looks.paints)) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(metal).toBeGreaterThanOrEqual(0);
      expect(metal).toBeLessThanOrEqual(1);
    }
  });

  test.each(modelFiles)('%s is light enough to be fetched on the way', (file) => {
    expect(statSync(`${assets}glb/${file}`).size).toBeLessThan(MOST_MODEL_BYTES);
  });

  test.each(Object.values(looks.bodies))('%s has four empty places for wheels and can be painted', (file) => {
    const { nodes, materials } = document(file);
    const places = nodes.filter(({ name, mesh }) => WHEEL_NODES.includes(name) && mesh === undefined);
    expect(places.map(({ name }) => name).sort()).toEqual(WHEEL_NODES);
    const names = materials.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Paint', 'Glass', 'Light', 'LightRear', 'Trim', 'Plate']));
  });

  test.each(Object.values(looks.wheels).flatMap(Object.values))('%s is a tyre on a rim', (file) => {
    const names = document(file).materials.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Tyre', 'Rim']));
  });
});

import { describe, expect, test } from 'vitest';
import { models } from '../catalogue';
import { entriesOf, parameterSections } from '.';

const cars = models.flatMap((model) => model.versions.map((version) => ({ model, version })));
const lines = parameterSections.flatMap((section) => section.lines);

const textOf = (code: string, car: (typeof cars)[number]): string | null => {
  const [first] = entriesOf(lines.find((line) => line.code === code)?.say(car) ?? null);
  return first?.text ?? null;
};

test('codes are unique, and every line says something about at least one car', () => {
  const codes = lines.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const silent = lines.filter(({ say }) => cars.every((car) => say(car) === null));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

describe.each(cars.map((car) => [car.version.versionId, car] as const))('%s', (_, car) => {
  test('says what the catalogue says', () => {
    const { version } = car;
    expect(textOf('range', car)).toBe(String(version.rangeKm));
    expect(textOf('powerKw', car)).toBe(String(version.powerKw));
    expect(textOf('acceleration', car)).toBe(version.accelerationS.toFixed(1));
    expect(textOf('battery', car)).toBe(`${version.batteryKwh} kWh`);
  });

  test('has motors that add up to its power, and drives the wheels that they are at', () => {
    const kw = (code: string) => Number(/(\d+) kW/.exec(textOf(code, car) ?? '')?.[1] ?? 0);
    expect(kw('frontMotor') + kw('rearMotor')).toBe(car.version.powerKw);
    expect(textOf('drive', car)).toBe(kw('frontMotor') > 0 ? '双电机四驱' : '后置后驱');
  });

  test('weighs less empty than laden, and has a value where every car has one', () => {
    expect(Number(textOf('gross', car))).toBeGreaterThan(Number(textOf('curb', car)) + 300);
    for (const code of ['length', 'wheelbase', 'drag', 'boot', 'torque', 'topSpeed', 'tyres', 'airbags', 'screen'])
      expect(textOf(code, car), code).toBeTruthy();
  });

  test('names the size of its standard wheel in the tyres', () => {
    const wheel = car.version.products.find((each) => each.groupCode === 'wheel' && each.isDefaultSelected);
    expect(textOf('tyres', car)).toContain(`R${wheel?.name.slice(0, 2)}`);
  });
});

test('facts of the models are those of the sheets', () => {
  const fact = (modelId: string, label: string) =>
    models.find((model) => model.modelId === modelId)?.facts.find((each) => each.label.includes(label))?.value;
  const of = (modelId: string) => cars.find(({ model }) => model.modelId === modelId) as (typeof cars)[number];
  expect(textOf('bootMax', of('YL01'))).toBe(fact('YL01', '后备厢'));
  expect(textOf('turning', of('YLX'))).toBe(fact('YLX', '转弯'));
  expect(textOf('clearance', of('YLX'))).toBe(fact('YLX', '离地'));
  expect((Number(textOf('length', of('YL09'))) / 1000).toFixed(2)).toBe(fact('YL09', '车身长度'));
  expect(textOf('drag', of('CS1E'))).toBe(fact('CS1E', '风阻'));
});

import { type Car, has, line, product, type Said, type Section } from './line';

const findProduct = ({ version }: Car, code: string) => version.products.find((each) => each.productCode === code);

/** The number in a product's text, such as 762 in 续航 762 公里. */
const numberIn = (text: string | undefined, pattern: RegExp): string | null => pattern.exec(text ?? '')?.[1] ?? null;

/** The value of the standard battery, and that of the long-range one if there is a choice. */
function byBattery(car: Car, standard: string, long: (words: string, name: string) => string | null): Said {
  const extra = findProduct(car, 'battery-long');
  if (!extra || extra.isDefaultSelected) return standard;
  const text = long(extra.description, extra.name);
  return text === null ? standard : [standard, product('battery-long', text)];
}

const consumption = (kwh: number, km: number) => ((kwh / km) * 105).toFixed(1);

function consumptionOf(car: Car): Said {
  const { batteryKwh, rangeKm } = car.version;
  return byBattery(car, consumption(batteryKwh, rangeKm), (words, name) => {
    const km = numberIn(words, /续航 (\d+) 公里/);
    const kwh = numberIn(name, /^(\d+) kWh/);
    return km && kwh ? consumption(Number(kwh), Number(km)) : null;
  });
}

const hasStandardBattery = (car: Car) => findProduct(car, 'battery-standard') !== undefined;

/** Motors, battery and charging. */
export const powerSections: readonly Section[] = [
  {
    sectionCode: 'power',
    name: '动力',
    shortName: '动力',
    lines: [
      line('drive', '驱动形式', {
        YL01: '后置后驱',
        'YL01-max': '双电机四驱',
        'YL01-ultra': '双电机四驱',
        YLX: '后置后驱',
        'YLX-max': '双电机四驱',
        'YL09-pro': '后置后驱',
        'YL09-max': '双电机四驱',
        'CS1E-pro': '后置后驱',
        'CS1E-max': '双电机四驱',
      }),
      line('frontMotor', '前电机', {
        'YL01-max': '感应异步 165 kW',
        'YL01-ultra': '感应异步 240 kW',
        'YLX-max': '感应异步 135 kW',
        'YL09-max': '感应异步 150 kW',
        'CS1E-max': '感应异步 165 kW',
      }),
      line('rearMotor', '后电机', {
        YL01: '永磁同步 310 kW',
        'YL01-ultra': '永磁同步 340 kW',
        'YLX-core': '永磁同步 200 kW',
        YLX: '永磁同步 230 kW',
        'YL09-pro': '永磁同步 310 kW',
        'YL09-max': '永磁同步 250 kW',
        CS1E: '永磁同步 310 kW',
      }),
      line('powerKw', '最大功率（kW）', ({ version }) => String(version.powerKw)),
      line('torque', '最大扭矩（N·m）', {
        'YL01-pro': '440',
        'YL01-launch': '440',
        'YL01-max': '686',
        'YL01-ultra': '810',
        'YLX-core': '343',
        'YLX-pro': '373',
        'YLX-max': '543',
        'YL09-pro': '440',
        'YL09-max': '652',
        'CS1E-pro': '440',
        'CS1E-max': '686',
      }),
      line('acceleration', '零百加速（s）', ({ version }) => version.accelerationS.toFixed(1), {
        footnote: '零百加速为测试场地实测值，请勿在公共道路上尝试。',
      }),
      line('topSpeed', '最高车速（km/h）', {
        YL01: '210',
        'YL01-max': '230',
        'YL01-ultra': '240',
        YLX: '190',
        'YLX-max': '195',
        'YL09-pro': '180',
        'YL09-max': '190',
        'CS1E-pro': '210',
        'CS1E-max': '240',
      }),
      line('sic', '碳化硅电控', { all: has(), 'YLX-core': null }),
      line('performance', '性能套件', product('pkg-performance')),
    ],
  },
  {
    sectionCode: 'battery',
    name: '电池与充电',
    shortName: '电池',
    lines: [
      line('battery', '电池容量', (car) => byBattery(car, `${car.version.batteryKwh} kWh`, (_words, name) => name)),
      line('cells', '电芯类型', (car) => (hasStandardBattery(car) ? '磷酸铁锂（标准）' : '三元锂')),
      line('range', 'CLTC 续航（km）', (car) =>
        byBattery(car, String(car.version.rangeKm), (words) => numberIn(words, /续航 (\d+) 公里/)),
      ),
      line('consumption', '百公里能耗（kWh）', consumptionOf, { note: '含充电损耗，低风阻轮毂状态。' }),
      line('fastPower', '最大快充功率（kW）', { YL01: '360', YLX: '280', YL09: '330', CS1E: '400' }),
      line(
        'fastTime',
        '快充 10%–80%（min）',
        (car) => byBattery(car, hasStandardBattery(car) ? '18' : '15', (words) => numberIn(words, /最快 (\d+) 分钟/)),
        { footnote: '快充时间为环境温度 25 ℃、使用品牌超充桩、电池已预热时的数值。' },
      ),
      line('slowPower', '交流充电功率（kW）', { all: '11', YLX: '7' }),
      line('preheat', '电池预加热', has('导航到充电站时自动进行')),
      line('heatPump', '热泵空调', { all: has(), 'YLX-core': null }),
      line('v2l', '对外放电', product('pkg-v2l', '3.3 kW 套件')),
      line('port', '充电口位置', { all: '左后', YL09: '右后' }),
    ],
  },
];

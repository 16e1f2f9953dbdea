import { groupOf, has, line, product, type Section, standardOr } from './line';

const SPEAKERS: Readonly<Record<string, string>> = { YL01: '14 个', YLX: '8 个', YL09: '16 个', CS1E: '14 个' };

/** Exterior and interior. */
export const cabinSections: readonly Section[] = [
  {
    sectionCode: 'exterior',
    name: '外观与玻璃',
    shortName: '外观',
    lines: [
      line('paints', '车身颜色', groupOf('paint'), { note: '轻点颜色查看整车效果，显示效果可能因屏幕而异。' }),
      line('lamps', '前照灯', { all: has('矩阵式 LED'), 'YLX-core': has('LED') }),
      line('autoBeam', '自适应远近光', has()),
      line('lightBar', '贯穿式灯带', { all: has('可编程'), 'YLX-core': has('常亮') }),
      line('handles', '隐藏式门把手', { all: has(), YLX: null }),
      line('slide', '双侧电动侧滑门', { YL09: has('带防夹') }),
      line('tailgate', '电动尾门', { all: has('带位置记忆'), 'YLX-core': null, CS1E: has('行李箱盖') }),
      line('roof', '调光天幕', product('pkg-roof')),
      line('glass', '前排双层隔音玻璃', has()),
      line('rearGlass', '后排双层隔音玻璃', { YL01: has(), YL09: has(), CS1E: has() }),
      line('heatedGlass', '前风挡电加热', product('pkg-winter-glass')),
      line('mirrors', '外后视镜', has('电动折叠、加热、记忆')),
    ],
  },
  {
    sectionCode: 'cabin',
    name: '座舱',
    shortName: '座舱',
    lines: [
      line('interiors', '内饰', groupOf('interior')),
      line('leather', '座椅材质', standardOr('pkg-nappa', '半苯胺真皮', '亲肤仿皮')),
      line('frontSeats', '前排座椅调节', {
        all: has('主驾 12 向、副驾 8 向'),
        'YLX-core': has('主驾 8 向、副驾 6 向'),
      }),
      line('heated', '前排座椅加热', has()),
      line('ventilated', '前排座椅通风', {
        all: product('pkg-nappa', '随真皮座椅包'),
        'YLX-pro': has(),
        'YLX-max': has(),
      }),
      line('massage', '前排座椅按摩', product('pkg-nappa', '随真皮座椅包')),
      line('rearHeated', '后排座椅加热', product('pkg-winter', '随冬季包')),
      line('wheelHeated', '方向盘加热', product('pkg-winter', '随冬季包')),
      line('secondRow', '二排独立座椅', product('pkg-six-seats')),
      line('secondMassage', '二排热石按摩', product('pkg-six-seats-massage')),
      line('table', '航空小桌板', product('pkg-six-seats-table')),
      line('screen', '中控屏', {
        YL01: '16 英寸 2.5K OLED',
        YLX: '15.4 英寸 2.5K',
        YL09: '17 英寸 2.5K OLED',
        CS1E: '16 英寸 2.5K OLED',
      }),
      line('cluster', '仪表屏', { all: '13 英寸', YLX: '8.8 英寸' }),
      line('hud', '抬头显示', { YL01: has('23 英寸'), YL09: has('36 英寸增强现实'), CS1E: has('35 英寸增强现实') }),
      line('theatre', '后排影院', product('pkg-theatre')),
      line('speakers', '扬声器', (car) =>
        standardOr('pkg-sound', '23 个与独立功放', SPEAKERS[car.model.modelId] ?? '8 个')(car),
      ),
      line('headrest', '主驾头枕扬声器', product('pkg-sound-headrest')),
      line('climate', '空调', {
        all: has('双温区自动'),
        YLX: has('单温区自动'),
        YL09: has('四温区自动'),
        CS1E: has('三温区自动'),
      }),
      line('purifier', '空气净化', { all: has('CN95 滤芯与负离子'), 'YLX-core': has('CN95 滤芯') }),
      line('fridge', '车载冰箱', {
        all: product('pkg-lounge', '悦享座舱套件'),
        YL09: product('pkg-fridge', '冷暖冰箱'),
      }),
      line('ambient', '氛围灯', { all: has('256 色'), 'YLX-core': has('64 色') }),
      line('wireless', '无线充电', { all: has('双 50 W，带散热'), YLX: has('单 50 W，带散热') }),
      line('camp', '露营套件', product('pkg-camp')),
    ],
  },
];

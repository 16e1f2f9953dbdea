import { line, type Section } from './line';

const LOADED = '整备质量为标准配置状态下的数值，选装配置会使其增加。';

/** Body type and dimensions. */
export const sizeSections: readonly Section[] = [
  {
    sectionCode: 'basic',
    name: '基本信息',
    shortName: '基本',
    lines: [
      line('body', '车身形式', ({ model }) => model.bodyType),
      line('energy', '能源类型', '纯电动'),
      line('seats', '座位数', {
        all: '5 座',
        'YL09-pro': ['7 座', { product: 'pkg-six-seats', text: '6 座（六座行政布局）' }],
        'YL09-max': '6 座',
      }),
      line('doors', '车门数', { all: '5 门', CS1E: '4 门' }),
      line('platform', '电压平台', '800 V 全域高压', {
        note: '电池、电机与空调压缩机都工作在 800 伏，充电更快、线束更轻。',
      }),
      line('standard', '测试标准', 'CLTC 工况', {
        footnote:
          '续航与能耗按《轻型汽车道路行驶工况》（GB/T 38146.1）的 CLTC 工况测得，实际数值受路况、气温、载重与驾驶习惯影响。',
      }),
    ],
  },
  {
    sectionCode: 'size',
    name: '尺寸与质量',
    shortName: '尺寸',
    lines: [
      line('length', '长（mm）', { YL01: '4988', YLX: '4453', YL09: '5212', CS1E: '5015' }),
      line('width', '宽（mm）', { YL01: '1999', YLX: '1860', YL09: '2024', CS1E: '1966' }),
      line(
        'height',
        '高（mm）',
        { YL01: '1478', YLX: '1572', YL09: '1852', CS1E: '1458' },
        { footnote: '车高为空载、悬架标准高度时的数值。' },
      ),
      line('wheelbase', '轴距（mm）', { YL01: '3005', YLX: '2760', YL09: '3205', CS1E: '2998' }),
      line('track', '前 / 后轮距（mm）', {
        YL01: '1705 / 1712',
        YLX: '1592 / 1598',
        YL09: '1728 / 1730',
        CS1E: '1686 / 1692',
      }),
      line('clearance', '满载离地间隙（mm）', { YL01: '128', YLX: '190', YL09: '139', CS1E: '126' }),
      line('turning', '最小转弯半径（m）', { YL01: '5.9', YLX: '5.2', YL09: '5.9', CS1E: '5.7' }),
      line(
        'drag',
        '风阻系数（Cd）',
        { YL01: '0.218', YLX: '0.262', YL09: '0.269', CS1E: '0.199' },
        {
          footnote: '风阻系数为装用低风阻轮毂时的风洞实测值。',
        },
      ),
      line(
        'curb',
        '整备质量（kg）',
        {
          'YL01-pro': '2180',
          'YL01-max': '2320',
          'YL01-ultra': '2365',
          'YL01-launch': '2205',
          'YLX-core': '1840',
          'YLX-pro': '1895',
          'YLX-max': '1990',
          'YL09-pro': '2690',
          'YL09-max': '2845',
          'CS1E-pro': '2085',
          'CS1E-max': '2210',
        },
        { footnote: LOADED },
      ),
      line('gross', '最大总质量（kg）', {
        'YL01-pro': '2640',
        'YL01-max': '2780',
        'YL01-ultra': '2815',
        'YL01-launch': '2660',
        'YLX-core': '2265',
        'YLX-pro': '2320',
        'YLX-max': '2415',
        'YL09-pro': '3290',
        'YL09-max': '3400',
        'CS1E-pro': '2510',
        'CS1E-max': '2635',
      }),
      line('boot', '后备厢容积（L）', { YL01: '616', YLX: '435', 'YL09-pro': '368', 'YL09-max': '412', CS1E: '562' }),
      line(
        'bootMax',
        '后备厢最大容积（L）',
        { YL01: '1788', YLX: '1286', 'YL09-pro': '2056', 'YL09-max': '1930' },
        {
          note: '后排座椅全部放倒后，从地板到车顶的容积。',
        },
      ),
      line('frunk', '前备厢容积（L）', { YL01: '60', YLX: '36', YL09: '42', CS1E: '70' }),
    ],
  },
];

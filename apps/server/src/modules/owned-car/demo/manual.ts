import type { ManualBlock } from '../manual.tables';

const heading = (zh: string, en: string): ManualBlock => ({ kind: 'heading', text: { zh, en } });
const say = (zh: string, en: string): ManualBlock => ({ kind: 'paragraph', text: { zh, en } });
const steps = (...items: [zh: string, en: string][]): ManualBlock => ({
  kind: 'steps',
  items: items.map(([zh, en]) => ({ zh, en })),
});
const picture = (src: string, zh: string, en: string): ManualBlock => ({
  kind: 'picture',
  src: `/assets/${src}.webp`,
  aspect: 1.5,
  caption: { zh, en },
});

/** A chapter: its name, title, summary, picture and text. */
export const manual: readonly {
  chapter: string;
  title: [string, string];
  summary: [string, string];
  picture: string;
  blocks: ManualBlock[];
}[] = [
  {
    chapter: 'firstDrive',
    title: ['第一次上路', 'Your first drive'],
    summary: ['钥匙、座椅、换挡与启动', 'Key, seat, gears, start'],
    picture: 'covers/cabin-white',
    blocks: [
      heading('解锁与启动', 'Unlock and start'),
      steps(
        [
          '带着手机钥匙或卡片钥匙走近车辆，门把手自动弹出',
          'Come near with phone key or card key: the handles come out',
        ],
        [
          '坐好并系上安全带，踩下制动踏板，车辆自动上电',
          'Sit down, fasten the belt and press the brake: the car is on',
        ],
        ['拨动右侧怀挡：向下为 D，向上为 R，按下末端为 P', 'The lever on the right: down is D, up is R, its end is P'],
      ),
      heading('调整坐姿', 'Find your seat'),
      say(
        '先调座椅前后，使右脚踩到底时膝盖仍略弯；再调靠背与方向盘，双手握 3 点与 9 点时肩部贴住靠背。设置可存为个人档案，随钥匙自动调用。',
        'Move the seat so that your knee stays bent with the brake fully pressed, then the back and the wheel until your shoulders rest with the hands at 3 and 9. A profile keeps this, and each key recalls its own.',
      ),
      picture('covers/cabin-seats-sand', '座椅按键位于座垫外侧', 'The buttons are at the outer side of the seat'),
      heading('能量回收', 'Recuperation'),
      say(
        '松开加速踏板时车辆会减速并回收电能。初次驾驶建议选择“标准”，熟悉后再选“强”。',
        'The car slows down and charges when you lift the pedal. Begin with the normal setting, and choose the strong one when you are used to it.',
      ),
    ],
  },
  {
    chapter: 'charging',
    title: ['充电', 'Charging'],
    summary: ['快充、慢充、上限与预约', 'Fast, slow, limit, schedule'],
    picture: 'covers/place-charging-day',
    blocks: [
      heading('插枪充电', 'Plug in'),
      steps(
        [
          '在中控屏或 App 中打开充电口盖，也可按压盖板右侧',
          'Open the flap on the screen, in the app, or press its right side',
        ],
        [
          '插入充电枪至听到锁止声，充电口灯变为绿色闪烁即开始充电',
          'Push the plug until it clicks; a green flashing light means it charges',
        ],
        [
          '结束充电后先解锁车辆，再按住枪柄按键拔出',
          'To end, unlock the car, then hold the button of the plug and pull',
        ],
      ),
      picture('covers/detail-charge-post', '慢充桩适合夜间补能', 'A wall box is best over night'),
      heading('日常充到多少', 'How full'),
      say(
        '日常通勤建议把上限设为 90%，长途出发前再充至 100%。电量低于 20% 时请尽快补能，长期停放保持在 50% 左右。',
        'For every day set the limit to 90 %, and charge to 100 % before a long trip. Charge soon below 20 %, and leave the car at about 50 % when you park it for long.',
      ),
      heading('冬季充电', 'In winter'),
      say(
        '低温会降低充电速度。在导航中把充电站设为目的地，车辆会在途中预热电池。',
        'Cold batteries charge slower. Set the charging place as the destination, and the car warms the battery on the way.',
      ),
    ],
  },
  {
    chapter: 'assistance',
    title: ['辅助驾驶', 'Driver assistance'],
    summary: ['能做什么，不能做什么', 'What it does and does not do'],
    picture: 'covers/drawn-lidar',
    blocks: [
      heading('随时接管', 'Stay in charge'),
      say(
        '辅助驾驶不能代替驾驶人。使用时双手须放在方向盘上，目视前方，随时准备接管。施工路段、暴雨、浓雾中请勿使用。',
        'Assistance does not replace the driver. Keep both hands on the wheel, look ahead and be ready to take over. Do not use it at roadworks, in heavy rain or fog.',
      ),
      picture('covers/drawn-lidar', '激光雷达与摄像头须保持清洁', 'Keep lidar and cameras clean'),
      heading('开启与退出', 'On and off'),
      steps(
        [
          '在 D 挡下连续下拨怀挡两次，仪表出现蓝色车道线即开启',
          'In D push the lever down twice: blue lanes show that it is on',
        ],
        ['用方向盘左侧滚轮调整速度与跟车距离', 'The left roller sets speed and distance'],
        ['踩制动踏板或上拨怀挡一次即退出', 'The brake, or the lever up once, ends it'],
      ),
    ],
  },
  {
    chapter: 'care',
    title: ['保养与清洁', 'Service and cleaning'],
    summary: ['每年一次，或每 2 万公里', 'Every year or 20,000 km'],
    picture: 'covers/detail-snow-nose',
    blocks: [
      heading('定期保养', 'Regular service'),
      say(
        '每年或每行驶 2 万公里保养一次，以先到者为准。项目包括制动液、空调滤芯、轮胎换位与高压系统检查。可在“用车”页面预约门店与时间。',
        'Once a year or every 20,000 km, whichever comes first: brake fluid, cabin filter, tyre rotation and a check of the high-voltage system. Book store and time on the page of your car.',
      ),
      heading('清洗车辆', 'Washing'),
      steps(
        [
          '洗车前在中控屏打开“洗车模式”，关闭雨刮与充电口',
          'Turn on the car-wash mode: wipers stop and the flap stays shut',
        ],
        [
          '高压水枪与车身保持 30 厘米以上，不直冲充电口与传感器',
          'Keep the jet 30 cm away and off the flap and the sensors',
        ],
        ['用中性洗车液，哑光漆不要打蜡或抛光', 'Use neutral shampoo; never wax or polish matt paint'],
      ),
      picture('covers/detail-snow-nose', '冬季请及时清除传感器上的积雪', 'In winter clear snow from the sensors'),
    ],
  },
  {
    chapter: 'tyres',
    title: ['轮胎与胎压', 'Tyres and pressure'],
    summary: ['冷态胎压与更换时机', 'Cold pressure, when to change'],
    picture: 'inspections/YL01_wheel',
    blocks: [
      heading('检查胎压', 'Check the pressure'),
      say(
        '停放 3 小时后测量为冷态胎压，推荐值见驾驶侧门框标签。气温每降 10 ℃，胎压约下降 0.1 bar。',
        'Measure after the car stood for three hours; the label at the driver’s door frame has the values. With each 10 °C less, tyres lose about 0.1 bar.',
      ),
      picture('inspections/YL01_wheel', '花纹深度低于 1.6 毫米须更换', 'Change tyres below 1.6 mm of tread'),
      heading('胎压报警时', 'When the warning comes'),
      steps(
        ['避免急打方向与急刹，缓慢驶入安全区域', 'Steer and brake gently and reach a safe place'],
        ['打开双闪，车后 150 米放置警示牌', 'Turn on the hazard lights and put the triangle 150 m behind'],
        ['拨打客服热线申请道路救援', 'Call the hotline for roadside help'],
      ),
    ],
  },
  {
    chapter: 'emergency',
    title: ['紧急情况', 'In an emergency'],
    summary: ['事故、断电与涉水', 'Accident, no power, water'],
    picture: 'covers/place-light-trails',
    blocks: [
      heading('发生事故', 'After an accident'),
      steps(
        ['确认人员安全，撤离到护栏外', 'See that people are safe and wait behind the barrier'],
        ['拨打 122 报警；有人受伤先拨打 120', 'Call 122; with people hurt call 120 first'],
        ['高压系统会自动断开，请勿接触橙色线缆', 'The high voltage turns off by itself; never touch orange cables'],
      ),
      heading('车门无法打开', 'When a door does not open'),
      say(
        '断电时可拉动车门储物槽内的机械拉手。后排拉手位于地毯下方的红色拉环。',
        'Without power pull the mechanical handle inside the door pocket. In the rear it is the red ring below the carpet.',
      ),
      heading('涉水', 'Water'),
      say(
        '水深超过轮胎一半请绕行。涉水后轻踩几次制动踏板，使制动盘干燥；若仪表出现高压系统警告，请停车并联系救援。',
        'Turn back where the water is higher than half a wheel. Afterwards brake gently some times to dry the discs. With a warning of the high-voltage system stop and call for help.',
      ),
    ],
  },
];

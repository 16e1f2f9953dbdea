import { has, line, product, type Section } from './line';

const LIDAR = '辅助驾驶不能代替驾驶员，使用时请始终保持注意力并随时准备接管。部分功能随软件更新逐步开放。';

/** Driving assistance, cockpit software and warranty. */
export const smartSections: readonly Section[] = [
  {
    sectionCode: 'driving',
    name: '辅助驾驶',
    shortName: '智驾',
    lines: [
      line('chip', '计算平台', {
        all: '254 TOPS',
        YL01: '508 TOPS',
        YL09: '508 TOPS',
        CS1E: '508 TOPS',
        'YLX-core': '128 TOPS',
      }),
      line('cameras', '摄像头', { all: '11 个', 'YLX-core': '7 个' }),
      line('radars', '毫米波与超声波雷达', { all: '5 + 12 个', 'YLX-core': '3 + 12 个' }),
      line('lidar', '激光雷达', product('pkg-pilot-lidar', '双激光雷达')),
      line('cruise', '全速自适应巡航', has()),
      line('lane', '车道居中保持', has()),
      line('highway', '高速领航辅助', product('pkg-pilot'), { footnote: LIDAR }),
      line('city', '城区领航辅助', product('pkg-pilot-lidar', '随双激光雷达'), { footnote: LIDAR }),
      line('laneChange', '自动变道', product('pkg-pilot', '随智驾包')),
      line('lights', '交通信号灯识别', has()),
      line('park', '自动泊车', product('pkg-pilot', '随智驾包')),
      line('valet', '记忆代客泊车', product('pkg-pilot-valet')),
      line('remotePark', '遥控泊车', { all: has(), 'YLX-core': null }),
      line('around', '360° 全景影像', has('带透明底盘')),
    ],
  },
  {
    sectionCode: 'software',
    name: '智能互联',
    shortName: '互联',
    lines: [
      line('cockpit', '座舱芯片', { all: '5 nm 旗舰级', 'YLX-core': '7 nm 高性能级' }),
      line('memory', '内存 / 存储', { all: '24 GB / 256 GB', 'YLX-core': '16 GB / 128 GB' }),
      line('network', '车载网络', has('5G 与双频 Wi-Fi')),
      line('traffic', '车联网流量', '首任车主终身免费（每月 10 GB）'),
      line('voice', '全时语音', { all: has('四音区可见即可说'), YL09: has('七音区可见即可说') }),
      line('key', '数字钥匙', has('UWB、蓝牙与 NFC')),
      line('phone', '手机互联', has()),
      line('remote', '远程控车', has('空调、充电、车门、位置')),
      line('ota', '整车远程升级', has()),
      line('sentinel', '哨兵模式', { all: has(), 'YLX-core': null }),
    ],
  },
  {
    sectionCode: 'warranty',
    name: '质保与服务',
    shortName: '质保',
    lines: [
      line('vehicleWarranty', '整车质保', '6 年或 15 万公里'),
      line('coreWarranty', '三电质保', '首任车主终身', {
        footnote: '三电终身质保适用于首任非营运车主，且年均行驶不超过 3 万公里。',
      }),
      line('roadside', '道路救援', has('质保期内不限次')),
      line('service', '首次保养', '免费，12 个月或 1 万公里内'),
    ],
  },
];

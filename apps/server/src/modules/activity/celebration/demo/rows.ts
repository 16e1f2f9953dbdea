/** A celebration of the demo; days and hours from the midnight of its loading. */
export interface DemoCelebration {
  id: string;
  title: string;
  /** Code, name, place and address of it, degrees in GCJ-02. */
  where: readonly [string, string, string, string, number, number];
  /** Day on which it is, and the first and last hour. */
  on: readonly [number, number, number];
  capacity: number;
  taken: number;
  pictures: readonly string[];
  isOver?: boolean;
}

/** One in every state: open, almost full, full, running today, over, cancelled, and not to be signed up for yet. */
export const demoCelebrations: readonly DemoCelebration[] = [
  {
    id: 'celebrate-bund',
    title: '外滩灯光派对',
    where: ['310100', '上海市', '上海 · 外滩源广场', '黄浦区圆明园路 133 号', 31.2427, 121.4889],
    on: [6, 16, 21],
    capacity: 200,
    taken: 132,
    pictures: ['place-harbour-mist', 'place-light-trails', 'scene-city-night'],
  },
  {
    id: 'celebrate-xuhui',
    title: '西岸露天电影夜',
    where: ['310100', '上海市', '上海 · 西岸美术馆草坪', '徐汇区龙腾大道 2600 号', 31.1679, 121.4602],
    on: [9, 17, 21],
    capacity: 80,
    taken: 80,
    pictures: ['still-camp', 'place-blue-hour'],
  },
  {
    id: 'celebrate-qianjiang',
    title: '钱塘江畔咖啡市集',
    where: ['330100', '杭州市', '杭州 · 钱江新城市民公园', '上城区解放东路 18 号', 30.2461, 120.2126],
    on: [7, 10, 18],
    capacity: 150,
    taken: 147,
    pictures: ['still-coffee', 'still-market', 'line-up-family'],
  },
  {
    id: 'celebrate-suzhou',
    title: '金鸡湖月光音乐会',
    where: ['320500', '苏州市', '苏州 · 金鸡湖音乐喷泉', '工业园区湖滨大道 1 号', 31.3146, 120.7045],
    on: [12, 18, 21],
    capacity: 120,
    taken: 64,
    pictures: ['still-music', 'place-moon-gate'],
  },
  {
    id: 'celebrate-nanjing',
    title: '老门东城市寻宝',
    where: ['320100', '南京市', '南京 · 老门东历史街区', '秦淮区剪子巷 54 号', 32.0156, 118.7879],
    on: [14, 10, 17],
    capacity: 60,
    taken: 21,
    pictures: ['place-old-town', 'still-photo'],
  },
  {
    id: 'celebrate-beijing',
    title: '798 设计师对谈',
    where: ['110000', '北京市', '北京 · 798 艺术区', '朝阳区酒仙桥路 2 号', 39.9842, 116.4955],
    on: [10, 14, 18],
    capacity: 90,
    taken: 35,
    pictures: ['studio-arches', 'still-meeting'],
  },
  {
    id: 'celebrate-canton',
    title: '珠江夜游与车灯秀',
    where: ['440100', '广州市', '广州 · 海心沙亚运公园', '天河区临江大道 2 号', 23.1136, 113.3248],
    on: [16, 18, 21],
    capacity: 160,
    taken: 58,
    pictures: ['place-bridge-night', 'scene-lightbar'],
  },
  {
    id: 'celebrate-shenzhen',
    title: '深圳湾骑行日',
    where: ['440300', '深圳市', '深圳 · 深圳湾公园', '南山区滨海大道', 22.5236, 113.9525],
    on: [18, 8, 12],
    capacity: 100,
    taken: 12,
    pictures: ['still-cycle', 'place-coast-road'],
  },
  {
    id: 'celebrate-chengdu',
    title: '锦城湖野餐会',
    where: ['510100', '成都市', '成都 · 锦城湖公园', '高新区锦城大道', 30.5725, 104.0468],
    on: [-24, 10, 17],
    capacity: 120,
    taken: 118,
    pictures: ['still-picnic', 'place-rapeseed'],
    isOver: true,
  },
  {
    id: 'celebrate-wuhan',
    title: '东湖樱花快闪',
    where: ['420100', '武汉市', '武汉 · 东湖磨山', '洪山区沿湖大道 16 号', 30.5446, 114.4093],
    on: [0, 0, 24],
    capacity: 150,
    taken: 141,
    pictures: ['place-sakura', 'still-bloom'],
  },
  {
    id: 'celebrate-xian',
    title: '城墙夜跑派对',
    where: ['610100', '西安市', '西安 · 永宁门广场', '碑林区南大街 2 号', 34.2529, 108.9469],
    on: [40, 18, 21],
    capacity: 200,
    taken: 0,
    pictures: ['still-run', 'place-downtown'],
  },
  {
    id: 'celebrate-chongqing',
    title: '山城楼顶影像展',
    where: ['500100', '重庆市', '重庆 · 鹅岭二厂', '渝中区鹅岭正街 1 号', 29.5528, 106.5361],
    on: [20, 15, 20],
    capacity: 70,
    taken: 33,
    pictures: ['place-bridge', 'still-photo'],
  },
];

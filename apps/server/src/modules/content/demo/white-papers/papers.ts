import type { AssetPath } from '../../../../demo/shapes';

/** A chapter: key figures, and a text as `blocksOf` reads it. */
interface DemoPaperChapter {
  id: string;
  title: string;
  facts: readonly (readonly [value: string, label: string])[];
  text: string;
}

export interface DemoPaper {
  paperId: string;
  subject: string;
  title: string;
  edition: string;
  daysAgo: number;
  cover: AssetPath;
  summary: string;
  isPublished: boolean;
  chapters: readonly DemoPaperChapter[];
}

const cells: DemoPaperChapter = {
  id: 'cells',
  title: '电芯：先把热留住，再把热带走',
  facts: [
    ['30 分钟', '单体触发后不蔓延'],
    ['3 层', '电芯间隔热'],
    ['85 °C', '舱内侧最高温度'],
  ],
  text: `一只电芯失控，放出的热量足以点燃它的邻居。安全设计的第一件事，是让邻居们有足够长的时间不受影响。
# 隔热
每两只电芯之间有一层气凝胶与两层云母，厚度合计不到三毫米。它们不导热，也不燃烧，在八百度的火焰前能坚持半小时。
! covers/drawn-honeycomb | 图 1　蜂窝结构：电芯之间的隔热层与支撑
# 导流
失控的电芯会喷出高温气体。泄压阀朝下，气体沿托盘的通道排到车底，远离乘员与高压线束。
> 试验条件：满电，室温二十五度，针刺触发，连续三次，无明火。`,
};

const pack: DemoPaperChapter = {
  id: 'pack',
  title: '电池包：车身的一部分',
  facts: [
    ['1,180 MPa', '侧梁强度'],
    ['IP68', '密封等级'],
    ['22 项', '出厂检测'],
  ],
  text: `电池包不是装在底盘上的箱子，而是底盘本身。侧面碰撞时，力先经过门槛梁，再到电池包侧梁，最后才到电芯，每一级都在变形中吸收能量。
! covers/drawn-chassis | 图 2　底盘与电池包的受力路径
# 底部
路面异物撞击是最常见的伤害。底护板由两层钢与一层复合材料组成，三点五吨的压头压下去，电芯没有位移。
# 涉水
整包在一米深的水中浸泡四十八小时，绝缘电阻没有变化。`,
};

const watch: DemoPaperChapter = {
  id: 'watch',
  title: '监测：车停着，它也醒着',
  facts: [
    ['24 小时', '停车监测'],
    ['7 天', '平均提前预警'],
  ],
  text: `热失控之前，电芯的电压与内阻会有细微的变化。云端把每台车与同批次的车作比较，偏离的会被提前找到。
停车时监测每十分钟醒来一次，耗电不到每天百分之零点一。
# 被通知之后
您会收到电话与消息，服务人员上门取车，检测与更换不收费。
! covers/still-safety | 图 3　预警之后的处理流程从一通电话开始
# 数据怎么用
用于预警的是电池的电压、温度与电流，不含位置。详见隐私白皮书。`,
};

const drive: readonly DemoPaperChapter[] = [
  {
    id: 'sensors',
    title: '感知：一颗激光雷达够不够',
    facts: [
      ['1 颗', '激光雷达'],
      ['11 个', '摄像头'],
      ['250 米', '最远探测'],
    ],
    text: `单颗前向激光雷达覆盖一百二十度，配合环绕的摄像头与毫米波雷达，同一个物体至少有两种传感器看到。
! covers/drawn-lidar | 图 1　激光雷达的视场与盲区
夜间、逆光与雨雾会让摄像头变弱，激光雷达几乎不受影响；大雨会让激光雷达变弱，毫米波雷达不受影响。`,
  },
  {
    id: 'limits',
    title: '边界：什么时候它会请您接管',
    facts: [
      ['10 秒', '提前提醒'],
      ['3 级', '声音与震动'],
    ],
    text: `辅助驾驶不是自动驾驶，驾驶人始终负有责任。
# 会请您接管的情况
车道线长时间缺失、施工改道、交警手势、能见度低于一百米，以及系统自己不确定的时候。
# 没有接管会怎样
先提示，再减速，最后在车道内停下并打开双闪。
! covers/scene-tunnel | 图 2　隧道口的光线变化是常见的接管场景
> 知道自己不知道，比知道更多更重要。`,
  },
  {
    id: 'tests',
    title: '验证：路上一公里，仿真一千公里',
    facts: [
      ['1,200 万', '实车公里'],
      ['40 亿', '仿真公里'],
    ],
    text: `每一次升级都要重新走完十七万个场景，其中三分之一来自真实道路上的险情。
! covers/drawn-route | 图 3　测试路线覆盖三十一个省份
任何一个场景退步，升级就不发布。`,
  },
];

const privacy: readonly DemoPaperChapter[] = [
  {
    id: 'what',
    title: '收集什么，为什么',
    facts: [
      ['6 类', '车辆数据'],
      ['0', '默认上传的影像'],
    ],
    text: `车辆产生的数据里，只有六类会离开车辆，每一类都对应一个功能，关掉功能就不再产生。
# 影像
车外摄像头的影像在车内处理，处理后即丢弃。只有您主动上传行车记录，它才会离开车辆。
! covers/still-key | 图 1　数据的钥匙在您手里`,
  },
  {
    id: 'where',
    title: '存在哪里，存多久',
    facts: [
      ['境内', '存储位置'],
      ['180 天', '最长保存'],
    ],
    text: `所有数据存放在境内。行程数据保存一百八十天，之后自动删除；您也可以随时自己删除。
! covers/still-chip | 图 2　密钥保存在车内的安全芯片中
# 谁能看到
服务人员只有在您授权后、在限定时间内可以看到车辆数据，每一次查看都有记录。`,
  },
  {
    id: 'how',
    title: '怎样行使您的权利',
    facts: [],
    text: `在应用的设置里可以查看、导出、更正与删除个人信息，注销账号后全部数据在十五个工作日内删除。
> 不同意，也不影响开车。`,
  },
];

/** Papers with their editions; one is still being prepared. */
export const papers: readonly DemoPaper[] = [
  {
    paperId: 'battery-3',
    subject: 'battery',
    title: '电池安全白皮书',
    edition: '第三版',
    daysAgo: 18,
    cover: 'covers/drawn-honeycomb.webp',
    summary: '从电芯到整车，{brand}怎样让一块电池安全地陪您走完它的一生。',
    isPublished: true,
    chapters: [cells, pack, watch],
  },
  {
    paperId: 'battery-2',
    subject: 'battery',
    title: '电池安全白皮书',
    edition: '第二版',
    daysAgo: 400,
    cover: 'covers/drawn-honeycomb.webp',
    summary: '电芯与电池包的安全设计。',
    isPublished: true,
    chapters: [cells, pack],
  },
  {
    paperId: 'driving-1',
    subject: 'driving',
    title: '智能驾驶白皮书',
    edition: '第一版',
    daysAgo: 73,
    cover: 'covers/drawn-lidar.webp',
    summary: '辅助驾驶能做什么，不能做什么，以及我们怎样验证它。',
    isPublished: true,
    chapters: drive,
  },
  {
    paperId: 'privacy-1',
    subject: 'privacy',
    title: '隐私保护白皮书',
    edition: '第一版',
    daysAgo: 140,
    cover: 'covers/still-key.webp',
    summary: '车辆知道您的很多事。哪些留在车里，哪些会离开，由您决定。',
    isPublished: true,
    chapters: privacy,
  },
  {
    paperId: 'charging-1',
    subject: 'charging',
    title: '补能网络白皮书',
    edition: '征求意见稿',
    daysAgo: 2,
    cover: 'covers/place-charging-dusk.webp',
    summary: '正在征求意见。',
    isPublished: false,
    chapters: [],
  },
];

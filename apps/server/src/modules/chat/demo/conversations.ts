import type { ChatSubject } from '@voltfront/rules/chat/chat';

/** What the customer (`c`), the agent (`a`), or the shop by itself (`s`) said; a card is about something. */
export type Line =
  | readonly [by: 'c' | 'a' | 's', text: string]
  | readonly [by: 'card', about: ChatSubject, key: string];

/** The story that the customer's own page shows: one conversation that an agent had some days ago. */
export const STORY: readonly Line[] = [
  ['card', 'model', 'YL01'],
  ['s', '您好，我是智能助手，请描述您的问题；需要人工服务时点击“转人工”'],
  ['c', '想问下这款车的后备厢能放下婴儿车吗'],
  ['s', '抱歉，暂时没有找到相关答案，您可以换个说法，或点击“转人工”'],
  ['a', '您好，很高兴为您服务。后备厢容积 531 升，常见的折叠婴儿车可以直接放入，不需要放倒后排。'],
  ['c', '那再加两个登机箱呢？'],
  ['a', '可以的。两个 20 寸登机箱并排放在里侧，婴儿车放外侧，还能留出一些零散空间。'],
  ['c', '好的，雪地里开四驱够用吗'],
  [
    'a',
    '四驱版前后双电机，雪地模式会降低扭矩输出并提前介入稳定控制，城市积雪和郊区雪路都可以放心使用；冰面建议更换冬季胎。',
  ],
  ['c', '明白了。周末可以试驾吗'],
  ['a', '可以，您所在城市的门店本周六上午 10 点和下午 2 点都有空位，我可以帮您预留。'],
  ['c', '我自己在小程序约一下就行，谢谢'],
  ['a', '好的，期待您的体验，有问题随时联系我们。'],
];

/** Short conversations of others. */
export const STORIES: readonly (readonly Line[])[] = [
  [
    ['c', '订单显示排产中，大概什么时候能提车'],
    [
      's',
      '现车最快 7 天交付，定制车辆一般为 4–8 周。下单后可在“我的订单”查看排产、运输与交付进度，时间有变化会第一时间通知您。',
    ],
    ['c', '能帮我查下具体哪一周吗'],
  ],
  [
    ['c', '充电桩安装师傅一直没联系我'],
    [
      's',
      '首任车主可享一次标准安装服务（含 40 米线缆）。支付定金后由服务商 2 个工作日内联系您勘察，请提前确认车位与物业许可。',
    ],
    ['c', '已经第三天了，麻烦催一下'],
  ],
  [
    ['c', '贷款预审没通过，是什么原因'],
    ['c', '征信应该没问题的'],
  ],
  [
    ['c', '想把颜色从黑色换成银色，还能改吗'],
    ['s', '锁单前可在订单详情点击“修改配置”；锁单后配置不可更改。'],
    ['c', '我昨天刚锁单，没办法了吗'],
  ],
  [['c', '我的旧车估价比上个月低了不少，可以重新检测吗']],
  [
    ['card', 'store', 'sh-jingan'],
    ['c', '这家店周日几点开门，附近好停车吗'],
  ],
];

/** What an agent answers in the conversations that they had. */
export const REPLIES: readonly string[] = [
  '您好，已为您查询并登记，稍后由专人电话联系您。',
  '给您添麻烦了，我这边已加急处理，今天内给您回复。',
  '已为您核实，可以处理，请按页面提示提交申请即可。',
  '感谢您的反馈，已转给门店负责人跟进。',
];

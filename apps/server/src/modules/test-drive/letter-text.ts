/** Version of the letter that is signed now. */
export const LETTER_VERSION = '2026-11';

/** The letter, Chinese in every language as agreements are. */
export const LETTER_CLAUSES: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: '一、驾驶资格',
    paragraphs: [
      '试驾人确认年龄为 18 至 70 周岁，持有有效的 C1 及以上机动车驾驶证满 6 个月，驾驶证未被暂扣、吊销或记满 12 分。',
      '试驾人确认试驾前 24 小时内未饮酒，未服用影响驾驶的药物，身体状况适合驾驶。',
    ],
  },
  {
    title: '二、行驶安全',
    paragraphs: [
      '试驾按门店既定路线进行，全程由门店专员陪同。试驾人应听从专员的安全提示，系好安全带，遵守道路交通法规。',
      '试驾人不得将车辆交由他人驾驶，不得进行激烈驾驶、关闭安全功能或在驾驶中使用手持电话。',
    ],
  },
  {
    title: '三、责任',
    paragraphs: [
      '试驾车辆由门店投保交强险与商业保险。因试驾人违反交通法规产生的罚款与记分由试驾人承担。',
      '因试驾人故意或重大过失造成的损失，保险赔付不足的部分由试驾人承担；因车辆自身缺陷造成的损失由门店承担。',
    ],
  },
  {
    title: '四、个人信息',
    paragraphs: [
      '驾驶证号码仅用于核验驾驶资格与处理试驾期间的交通违法，加密保存；除法律要求外不提供给他人。',
      '车辆在试驾期间记录行驶数据，用于生成试驾报告与处理事故。',
    ],
  },
];

/** What the driver ticks, each on its own. */
export const LETTER_STATEMENTS: readonly string[] = [
  '本人符合驾驶资格要求，所填信息真实有效',
  '本人已知悉行驶安全要求并愿意遵守',
  '本人已阅读并同意本确认书的全部内容',
];

import { DAY_MS } from '@voltfront/rules/time';
import type { PastBooking } from '../../points/demo';

/** An honour of a demo account. */
interface PastAward {
  id: string;
  /** Days before now. */
  ago: number;
  kind: 'content' | 'volunteer' | 'idea';
  title: string;
  reason: string;
  giver: string;
  kr: number;
}

const award = (
  [id, ago, kr]: [string, number, number],
  kind: PastAward['kind'],
  giver: string,
  title: string,
  reason: string,
): PastAward => ({ id, ago, kr, kind, giver, title, reason });

const EDITORS = '社区编辑部';
const PRODUCT = '产品体验团队';
const CHARITY = '公益行动组';

/** Honours of the demo member; KR of each, in the ledger as well. */
export const memberAwards: readonly PastAward[] = [
  award(
    ['m01', 610, 8],
    'content',
    EDITORS,
    '年度好文',
    '《冬天的第一趟长途》写清了低温续航的真实体验，被两千多位车友收藏。',
  ),
  award(['m02', 560, 6], 'volunteer', CHARITY, '山区助学', '与车友一起把 40 箱图书送到了山里的小学。'),
  award(['m03', 500, 10], 'idea', PRODUCT, '建议采纳', '提出的“离车自动记住座椅通风档位”已在软件更新中实现。'),
  award(['m04', 430, 4], 'content', EDITORS, '精选照片', '雪原日出组图入选当月封面。'),
  award(['m05', 380, 6], 'volunteer', CHARITY, '高考护航', '连续三天义务接送考生，无一迟到。'),
  award(['m06', 320, 8], 'content', EDITORS, '长测连载', '一万公里长测连载按时更新六期，数据完整。'),
  award(['m07', 250, 4], 'volunteer', CHARITY, '净滩行动', '组织 26 位车友完成一段海滩的清理。'),
  award(['m08', 200, 12], 'idea', PRODUCT, '建议采纳', '关于充电口盖防冻的改进方案进入下一批次生产。'),
  award(['m09', 150, 4], 'content', EDITORS, '答疑之星', '一个月内认真回答了 83 个新车主的提问。'),
  award(['m10', 90, 6], 'volunteer', CHARITY, '应急支援', '暴雨期间用外放电为社区诊所供电四小时。'),
  award(['m11', 40, 8], 'idea', PRODUCT, '体验官报告', '提交的语音识别问题清单帮助定位了三处缺陷。'),
  award(['m12', 12, 6], 'content', EDITORS, '路书作者', '川西环线路书标注了全部可用充电站，已收入官方路书。'),
];

/** Honours behind the KR that other demo accounts were welcomed with. */
export const welcomedAwards: readonly PastAward[] = [
  award(['w1', 210, 16], 'idea', PRODUCT, '建议采纳', '提出的“后备箱开启高度记忆”被采纳，并写进了用车手册。'),
  award(['w2', 120, 12], 'volunteer', CHARITY, '公益车队', '参加两次公益车队，为敬老院运送过冬物资。'),
  award(['w3', 35, 8], 'content', EDITORS, '精选内容', '提车作业图文清楚、数据真实，入选社区精选。'),
];

/** Ids of bookings that the demo member has or had. */
export const MEMBER_BOOKINGS = { factory: 'demo-factory', track: 'demo-track', cancelled: 'demo-cancelled' };

/** KR of the demo member: honours, an experience to come, one that is over, and one that was cancelled. */
export const krOfMember = (now: number): PastBooking[] =>
  [
    ...memberAwards.map(({ id, ago, kr }) => ({ at: now - ago * DAY_MS, reason: 'honour', delta: kr, ref: id })),
    { at: now - 100 * DAY_MS, reason: 'experience', delta: -24, ref: MEMBER_BOOKINGS.track },
    { at: now - 30 * DAY_MS, reason: 'experience', delta: -10, ref: MEMBER_BOOKINGS.cancelled },
    { at: now - 28 * DAY_MS, reason: 'experienceBack', delta: 10, ref: MEMBER_BOOKINGS.cancelled },
    { at: now - 5 * DAY_MS, reason: 'experience', delta: -12, ref: MEMBER_BOOKINGS.factory },
  ].sort((a, b) => a.at - b.at);

import type { WritingState } from '@voltfront/rules/writing/writing-moves';

interface DemoWriting {
  id: string;
  accountId: string;
  state: WritingState;
  title: string;
  text: string;
  topic: string | null;
  modelId: string | null;
  place: string | null;
  /** Pictures of the folder `covers`. */
  covers: string[];
  /** Days since it came to its state. */
  days: number;
  reason?: string;
  appeal?: string;
  isDoubtful?: boolean;
}

/** A published article. It is old, so that it stands at the end of the feed. */
export const PUBLISHED: DemoWriting = {
  ...{ id: 'writing-published', accountId: 'person-owner', state: 'published' },
  title: '第一次带全家走环湖公路',
  text: '出发前一晚把车充到九成，后备厢放了帐篷和两把折叠椅。\n环湖一圈一百六十公里，孩子们在后排睡了一半的路。\n回家时还剩三成多的电，比想象中从容。',
  ...{ topic: '家庭座舱', modelId: 'YL01', place: '千岛湖', covers: ['scene-dusk', 'scene-city'], days: 120 },
};

/** Articles of demo people, one or more in each state. */
export const demoWritings: DemoWriting[] = [
  PUBLISHED,
  {
    ...{ id: 'writing-draft', accountId: 'person-owner', state: 'draft' },
    title: '写到一半的露营清单',
    text: '灯、炉、毯子，还有一个够大的保温箱。',
    ...{ topic: '露营计划', modelId: null, place: null, covers: [], days: 1 },
  },
  {
    ...{ id: 'writing-refused', accountId: 'person-owner', state: 'refused' },
    title: '夜里的充电站',
    text: '凌晨一点的服务区只有我一台车，充电桩的灯在雨里很亮。\n二十分钟够喝一杯热咖啡。',
    ...{ topic: '补能日记', modelId: 'YL01', place: '沪昆高速', covers: ['scene-city'], days: 3 },
    reason: '配图与正文内容不符，请更换后重新提交',
  },
  {
    ...{ id: 'writing-closed', accountId: 'person-owner', state: 'closed' },
    title: '转让一套轮毂',
    text: '九成新的原厂轮毂，价格可以商量，有意的朋友留言联系。',
    ...{ topic: null, modelId: null, place: '杭州', covers: ['scene-dusk'], days: 9 },
    reason: '社区不支持个人交易信息',
    appeal: '只是闲置转让，不是商家，希望能通过。',
  },
  {
    ...{ id: 'writing-waiting', accountId: 'person-new', state: 'reviewing' },
    title: '试驾之后的三个意外',
    text: '原以为会很吵，结果第一次在高速上听清了歌词。\n座椅比家里的沙发还舒服，回程差点睡着的是副驾。',
    ...{ topic: '车主故事', modelId: 'YL01', place: '杭州', covers: ['scene-dusk', 'scene-city'], days: 1 },
  },
  {
    ...{ id: 'writing-doubtful', accountId: 'person-orders', state: 'reviewing', isDoubtful: true },
    title: '选车小组招募同城伙伴',
    text: '想找同城正在选车的朋友一起试驾，私信我就能进群，人满即止。',
    ...{ topic: '城市日常', modelId: null, place: '上海', covers: ['scene-city'], days: 2 },
  },
  {
    ...{ id: 'writing-appealed', accountId: 'person-orders', state: 'appealing' },
    title: '等车的第四十天',
    text: '每天打开应用看一眼进度，已经成了早餐的一部分。\n今天终于看到车离开了工厂。',
    ...{ topic: '车主故事', modelId: null, place: null, covers: ['scene-dusk'], days: 2 },
    reason: '内容过于简单',
    appeal: '这是我真实的等车记录，已经写得很认真了。',
  },
];

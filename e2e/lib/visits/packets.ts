import { own, type VisitList, visit } from './visit';

interface Packet {
  packetId: string;
  view: string;
  state: string;
}
interface List {
  items: Packet[];
}

const BASE = 'GET /api/mpmkt/v1/campaign/packet';

/** Points packets: both editions, the festival, and the rounds of the community. */
export const packetVisits: VisitList = async (customer) => {
  const sentIn = async (slug: string, state: string): Promise<string> => {
    const { items } = await customer.must<List>(`${BASE}/sent`, { query: { slug, state } });
    return items[0]?.packetId ?? '';
  };
  const { items: rounds } = await customer.must<List>(`${BASE}/rounds`, { query: { slug: 'community-packet' } });
  const round = (view: string): string => rounds.find((each) => each.view === view)?.packetId ?? '';
  const first = await sentIn('points-packet-first', 'running');
  const festival = await sentIn('festival-packet', 'running');
  return [
    visit('pagesIntegralActivity/enterPage', /积分红包.*距结束.*我的记录.*规则/s),
    visit('pagesIntegralActivity/enterPageNew', /好友积分红包.*选择|每日可发积分.*我的记录/s),
    visit('pagesIntegralActivity/recordList', /我收到的.*我发出的.*积分/s, {}, own),
    visit('pagesIntegralActivity/recordListNew', /我收到的.*月份.*手气最佳.*月/s, {}, own),
    visit('pagesIntegralActivity/sentPocket', /单个积分.*祝福语.*今日剩余次数.*塞积分进红包/s, {}, own),
    visit(
      'pagesIntegralActivity/sentPocketNew',
      /红包封面.*总积分.*谁可以领.*塞积分进红包/s,
      { skin: 'delivery' },
      own,
    ),
    visit('pagesIntegralActivity/pocketDetail', /恭喜.*已领取 5\/5.*手气最佳/s, {
      id: await sentIn('points-packet', 'empty'),
    }),
    visit('pagesIntegralActivity/activityDesc', /谁可以参与.*发送限制.*领取与退回/s, { edition: 'points-packet' }),
    visit('pagesIntegralActivity/sentSuccess', /普通.*有效期至.*发送给好友.*再发一个/s, { id: first }, own),
    visit(
      'pagesIntegralActivity/sentSuccessNew',
      /拼手气.*有效期至.*红包记录/s,
      { id: await sentIn('points-packet', 'running') },
      own,
    ),
    visit('pagesActivity/redPackage/enterPage', /节日红包.*红包封面.*加赠.*塞积分进红包/s, {}, own),
    visit('pagesActivity/redPackage/recordList', /我收到的.*年份.*收到积分/s, {}, own),
    visit('pagesActivity/redPackage/sentPocket', /佳节快乐.*等待好友领取|佳节快乐.*开/s, { id: festival }),
    visit('pagesActivity/redPackage/pocketDetail', /品牌加赠.*已领取 1\/4.*再次分享/s, { id: festival }, own),
    visit('pagesActivity/redPackage/sentSuccess', /其中品牌加赠.*有效期至.*发送给好友/s, { id: festival }, own),
    visit('pagesCommunity/redPacket/index', /社区红包.*开抢场次.*晚八点场.*往期场次/s),
    visit('pagesCommunity/redPacket/myPacket', /累计积分.*手气最佳.*积分明细.*晚八点场/s, {}, own),
    visit('pagesCommunity/redPacket/packetDetail', /我的领取.*已领取.*全部场次/s, { id: round('drawn') }),
    visit('pagesCommunity/redPacket/receivePacket', /午间场.*好运常在.*开/s, { id: round('open') }),
    visit('pagesCommunity/redPacket/waiting', /晚八点场.*人正在等待.*开抢提醒/s, { id: round('coming') }),
    visit('pagesCommunity/redPacket/explain', /谁可以领.*场次与分配.*积分规则/s),
  ];
};

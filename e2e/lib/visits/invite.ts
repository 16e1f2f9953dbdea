import { own, type VisitList, visit } from './visit';

/** Code of a demo person who invites. */
const code = 'CZ2026CD';

/** Invitations: the inviter's pages, and those of their friends. */
export const inviteVisits: VisitList = async () => [
  visit('pagesBannerActivity/inviteDrive/index', /我的奖励.*如何参与.*邀请记录/s),
  visit('pagesBannerActivity/inviteDrive/share', /你将获得.*200 积分/s, { share_code: code }),
  visit('pagesBannerActivity/inviteDrive/recordList', /已邀请.*已接受.*绑定/s, {}, own),
  visit('pagesBannerActivity/inviteDrive/rule', /活动时间.*谁是新客户/s),
  visit('pagesBannerActivity/inviteDrivePrize/index', /抽奖.*如何参与.*邀请记录/s),
  visit('pagesBannerActivity/inviteDrivePrize/drawList', /抽奖记录.*试驾.*获得/s, {}, own),
  visit('pagesBannerActivity/inviteDrivePrize/share', /你将获得.*200 积分.*好友可抽取的奖品/s, { share_code: code }),
  visit('pagesBannerActivity/inviteDrivePrize/recordList', /获得机会.*不计入.*绑定/s, {}, own),
  visit('pagesBannerActivity/inviteDrivePrize/rule', /活动时间.*奖品与概率.*谁可以参加/s),
  visit('pagesBannerActivity/inviteDriveDeliver/index', /奖励之路.*好友提车.*我的记录/s, {}, own),
  visit('pagesBannerActivity/inviteDriveDeliver/share', /你将获得.*我的座驾.*公里/s, { share_code: code }),
  visit('pagesBannerActivity/inviteDriveDeliver/recordList', /进行中.*已交付.*绑定/s, {}, own),
  visit('pagesBannerActivity/inviteDriveDeliver/rule', /活动时间.*谁是新客户.*联系客服/s),
  visit('pagesBannerActivity/inviteActivity/inviteWarpper', /我的奖励.*全部记录/s, {}, own),
  visit('pagesBannerActivity/inviteActivity/beInviteWarpper', /你将获得.*选装券.*热门车型/s, { share_code: code }),
  visit('pagesBannerActivity/inviteActivity/rule', /活动时间.*新客户.*联系客服/s),
  visit('pagesActivity/giftDriveInvite/index', /1 位好友完成试驾.*剩余 \d+ 份.*如何参与.*我的礼品/s),
  visit(
    'pagesActivity/giftDriveInvite/giftMine',
    /已发货.*马克杯.*作为邀请人：1 位好友完成试驾.*确认签收|马克杯.*已发货.*确认签收/s,
    {},
    own,
  ),
  visit('pagesActivity/giftDriveInvite/beInvited', /你的礼物.*试驾随行杯.*剩余 \d+ 份/s, { share_code: code }),
  visit('pagesBannerActivity/inviteFriend/index', /邀请进度.*5 位好友注册，另得 500 积分.*最新好友/s, {}, own),
  visit('pagesBannerActivity/inviteFriend/invitePage', /新人礼.*100 积分.*新人券.*加入后可以/s, { share_code: code }),
  visit('pagesActivity/route', /邀友试驾赠礼 · 新春场.*提醒我/s, { code: 'GIFT2027' }),
  visit('pagesActivity/mail', /冬季交付时间调整.*调整前.*受影响的订单|冬季交付时间调整.*调整前.*咨询客服/s, {
    id: 'winter-delivery',
  }),
  visit('pagesActivity/webview', /链接不可访问/, { src: 'https://www.example.com/' }),
  visit('pagesBannerActivity/webview', /链接不可访问/, { src: 'https://www.example.com/' }),
  visit('pages/share/index', /我的邀请码.*生成海报.*奖励阶梯/s, {}, own),
  visit('pages/share/exchange', /我的奖励券.*兑换记录.*帆布随行袋.*剩余 \d+ 份.*已兑完/s, {}, own),
  visit('pages/share/target', /你将获得.*新人券/s, { share_code: code }),
  visit('pages/share/targetNewYear', /送你新年红包/s, { share_code: code }),
  visit('pages/share/inviterList', /已交付.*绑定.*已到账/s, {}, own),
  visit('pages/share/qrcode', /推荐有礼.*请好友扫码/s, {}, own),
  visit('pages/share/posterList', /车型.*试驾.*放大预览/s, {}, own),
  visit('pages/share/share', /寄语.*推荐文案.*分享给好友/s, { posterId: 'poster-1' }, own),
  visit('pages/share/rule', /活动时间.*长期推荐规则/s),
  visit('pages/share/ruleLong', /规则版本.*目录.*奖励标准.*去邀请/s),
  visit('pages/share/outlink', /将在应用中继续/, { token: 'AppOnly001' }),
  visit('pages/share/description', /如何参与.*常见问题.*立即邀请/s),
];

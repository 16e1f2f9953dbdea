import { own, type VisitList, visit } from './visit';

interface Collection {
  figures: { free: { awardId: string }[] }[];
}

/** Draws with what was won, and the prizes of all campaigns. */
export const campaignVisits: VisitList = async (customer) => {
  const query = { slug: 'blind-box' };
  const { figures } = await customer.must<Collection>('GET /api/mpmkt/v1/campaign/draw/collection', { query });
  const awards = figures.flatMap(({ free }) => free.map(({ awardId }) => awardId)).slice(0, 3);
  return [
    visit('pagesBannerActivity/blindBox/index', /距结束.*我的盲盒.*款式与概率/s),
    visit('pagesBannerActivity/blindBox/mine', /已收集.*待发货.*请选择要寄出的盲盒/s, {}, own),
    visit('pagesBannerActivity/blindBox/address', /寄出.*免邮.*提交/s, { awards: awards.join(',') }, own),
    visit('pages/share/giftDesc', /款式与概率.*如何获得机会/s),
    visit('pagesActivity/newPeopleWelfare/index', /100 积分.*试驾随行杯.*已领完.*一键领取|仅限新用户/s),
    visit('pagesActivity/newPeopleWelfare/detail', /剩余数量.*使用说明/s),
    visit('pagesActivity/treasureBox', /木宝箱.*金宝箱.*可能开出/s),
    visit('pagesBannerActivity/rightsActivity/index', /家充桩及安装.*24 期免息补贴.*二选一/s),
    visit('pagesBannerActivity/rightsActivity/rule', /家充桩及安装.*适用订单/s),
    visit('pagesBannerActivity/welfareCenter/index', /每日任务.*积分兑换.*我的奖品/s, {}, { late: '福利转盘' }),
    visit('pagesBannerActivity/welfareCenter/rule', /任务与奖励.*转盘抽奖/s),
    visit('pagesBannerActivity/welfareCenter/myPrize', /全部.*已发放.*暂无奖品/s, {}, own),
    visit('pagesActivity/snapUp/index', /限时抢购.*抢购中.*剩余 \d+ \/ \d+ 台.*预约与抢购/s),
    visit('pagesActivity/snapUp/detail', /装备清单.*价格明细.*抢购定金.*立即抢购/s, { code: 'mist' }),
    visit('pagesActivity/snapUp/confirm', /保留已失效.*返回抢购/s, { code: 'mist' }, own),
    visit('pagesOrder/snapUpAugust/index', /八月限时抢购.*距结束.*现车所在/s),
    visit('pagesOrder/snapUpAugust/detail', /装备清单.*价格明细.*现车所在/s, { code: 'sea' }),
    visit('pagesOrder/snapUpAugust/confirm', /保留已失效.*返回抢购/s, { code: 'sea' }, own),
    visit('pagesActivity/celebrate/index', /成都车展庆典.*城市庆典.*礼物雨已结束.*庆典抽奖.*奖品与概率/s, {
      id: 'celebrate-replay',
    }),
    visit('pagesActivity/openChannels', /视频.*零下三十度的一百天.*(请在微信中打开|打开视频号)/s, {
      id: 'winter-test',
    }),
    visit('pagesActivity/celebrate/list', /上海市.*报名中.*剩余 \d+ 个名额/s),
    visit('pagesActivity/celebrate/detail', /外滩灯光派对.*活动安排.*现场车型.*到场礼/s, { id: 'celebrate-bund' }),
    visit('pagesActivity/autoShow/appointment', /上海国际车展.*5B08 展台.*现场活动.*日期与半天/s),
    visit('pagesActivity/copy/index', /最热.*最新.*我的.*车型.*预算.*熔岩橙.*一键抄作业.*晒作业/s),
    visit('pagesActivity/copy/description', /如何晒作业.*不展示.*价格说明.*200 积分.*举报与处理/s),
    visit('pagesActivity/zeekrXVote/index', /第 2 题.*新轮毂，选哪一款？.*距截止.*涡扇 21 寸.*投票抽奖.*投票规则/s),
    visit('pagesActivity/zeekrXVote/rule', /各题投票时间.*已截止.*投票中.*未开放.*奖励与开奖/s),
    visit('pagesBannerActivity/asianVote/index', /总热度.*篮球.*12\.3w 票.*品牌专场/s),
    visit(
      'pagesBannerActivity/asianVote/zeekr',
      /官方用车穿哪一身？.*圣火.*设计师 林之遥.*第 1 名.*1:18 赛事用车车模/s,
    ),
    visit('pagesActivity/help/index', /100 元充电券.*还差 2 份助力.*剩余.*三步领取.*邀请好友/s, {}, own),
    visit('pagesActivity/help/group', /长路有星.*还差 3 份助力.*助力好友.*为TA助力/s, { id: 'help-friend' }),
    visit('pagesBannerActivity/associationBind', /协会会员专属礼遇.*协会.*会员号.*会员卡照片.*提交审核/s, {}, own),
    visit('pagesActivity/koc/index', /共创官招募.*剩余名额.*共创官做什么.*申请条件.*在任共创官.*重新申请|立即申请/s),
    visit('pagesActivity/koc/form', /上次未通过.*近 90 天更新不足.*个人信息.*所在城市.*下一步/s, {}, own),
    visit('pagesActivity/koc/formApp', /上次未通过.*昵称.*创作频道.*代表作品.*自我介绍.*提交申请/s, {}, own),
    visit(
      'pagesActivity/koc/appKocSuccess',
      /已通过.*共创官编号 C00007.*提交的频道.*去发文/s,
      { id: 'koc-autumn' },
      own,
    ),
    visit('pagesActivity/worldCup/index', /世界杯竞猜.*竞猜积分.*谁是冠军.*今天.*奖池.*排行榜/s, {}, own),
    visit(
      'pagesActivity/worldCup/participateQuiz',
      /赛果（必选）.*比分（选填）.*首个进球.*提交竞猜|大家怎么猜/s,
      { match: 'fra-per' },
      own,
    ),
    visit('pagesActivity/worldCup/quizResult', /竞猜积分.*我的竞猜.*连中奖励.*我猜/s, {}, own),
    visit('pagesActivity/worldCup/rule', /如何竞猜.*连中奖励与排名/s),
    visit('pagesBannerActivity/worldActivity/index', /点亮有礼.*登机箱.*途经城市.*邀请好友点亮/s, {}, own),
    visit('pagesBannerActivity/worldActivity/share', /长路有星.*等你点亮.*帮TA点亮/s, { id: 'world-friend' }),
    visit('pagesBannerActivity/worldActivity/rule', /活动时间.*旅程.*48 小时.*点亮.*公平参与/s),
    visit('pagesBannerActivity/pin/index', /距结束.*今日任务.*每日签到.*车型.*城市.*节日.*获得概率.*赠送/s),
    visit(
      'pagesBannerActivity/pin/compose',
      /任意 3 枚铜章，合成一枚随机银章.*三铜成银.*多余的徽章.*松野.*合成/s,
      {},
      own,
    ),
    visit('pagesBannerActivity/pin/send', /选一枚送给好友.*祝福语.*送出记录.*待领取.*已领取.*赠送/s, {}, own),
    visit('pagesActivity/anniversary/index', /集齐.*人已集齐.*今日任务.*周年大奖.*旅行登机箱.*还差 1 种卡/s, {}, own),
    visit('pagesActivity/anniversary/prepare', /距开始.*这一年，我们一起.*41 座.*88 人已预约.*预约提醒/s),
    visit('pagesActivity/anniversary/description', /活动时间.*任务与时间.*合成截止.*获得概率.*开奖/s),
    visit('pagesBannerActivity/volume/index', /集章卡.*0\/4.*每枚 \+200 积分.*活动话题.*优秀作品.*(开始|继续)任务/s),
    visit('pagesBannerActivity/volume/route', /顺序不限.*视频号.*朋友圈.*抖音.*小红书/s, { channel: 'douyin' }),
    visit('pagesBannerActivity/volume/list', /全部.*抖音.*审核中.*撤回.*原因：笔记未带活动话题/s, {}, own),
    visit('pagesBannerActivity/volume/rule', /活动时间.*内容要求.*投稿与审核.*公平参与/s),
    visit('pagesBannerActivity/volume/wechatVideoPage', /怎么做.*话题标签.*示例视频.*投稿截图.*提交审核/s),
    visit('pagesBannerActivity/volume/momentsPage', /选一款海报.*选一段文案.*合格截图示例.*提交审核/s),
    visit('pagesBannerActivity/volume/douyinPage', /示例片段.*推荐音乐.*作品链接.*提交审核/s),
    visit('pagesBannerActivity/volume/redbookPage', /笔记提纲.*笔记配图.*作品链接.*小红书昵称/s),
    visit('pagesFollow/volume/wechatVideoPage', /看影片，关注，找暗号.*品牌影片.*填写暗号.*去投稿/s),
    visit('pagesActivity/myPrize', /待领取.*已领取.*获得/s, {}, own),
  ];
};

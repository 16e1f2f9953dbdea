import { blocksOf } from './article-text';
import type { DemoActivity } from './types';

/** Activities in every state: upcoming, open, full, closed, running, over, cancelled. */
export const activities: readonly DemoActivity[] = [
  {
    activityId: 'act-family-day',
    title: '秋日家庭日：一起把后备厢变成集市',
    cover: 'covers/line-up-family.webp',
    isOnline: false,
    place: '上海 · 前滩休闲公园',
    location: { latitude: 31.1546, longitude: 121.4643 },
    signUpDays: { from: -6, to: 5 },
    eventDays: { from: 9, to: 9 },
    capacity: 120,
    joinedCount: 86,
    pointsFee: 200,
    isOwnerOnly: false,
    isCancelled: false,
    blocks:
      blocksOf(`打开后备厢，就是一间小店。旧玩具、手作、果酱、多出来的一盆薄荷，都可以摆出来交换或者售卖，收入由摊主自行决定去处。
现场设有儿童驾驶体验区、绘本角和一场草地音乐会，午餐由品牌空间的厨师团队准备，素食可提前备注。
# 报名须知
每个家庭限报一组，最多四人。活动当天请凭签到码入场，停车位按报名顺序安排。如遇大雨，活动顺延一周。`),
  },
  {
    activityId: 'act-latte',
    title: '门店咖啡课：拉一朵自己的花',
    cover: 'covers/still-coffee.webp',
    isOnline: false,
    place: '杭州 · {brand}中心钱江新城',
    location: { latitude: 30.2459, longitude: 120.2123 },
    signUpDays: { from: -10, to: 2 },
    eventDays: { from: 3, to: 3 },
    capacity: 16,
    joinedCount: 16,
    pointsFee: 0,
    isOwnerOnly: false,
    isCancelled: false,
    blocks:
      blocksOf(`十六个位置，两位咖啡师，一个下午。从磨豆到打奶泡，最后每个人都会端走一杯自己拉的花，不管它像不像花。
课程包含所有材料与一小袋门店自烘咖啡豆。名额已满可以加入候补，有人取消时会按顺序通知。`),
  },
  {
    activityId: 'act-camp',
    title: '星空营地：两天一夜观星露营',
    cover: 'covers/place-camp.webp',
    isOnline: false,
    place: '浙江 · 安吉云上草原',
    location: { latitude: 30.4243, longitude: 119.4862 },
    signUpDays: { from: 2, to: 14 },
    eventDays: { from: 20, to: 21 },
    capacity: 40,
    joinedCount: 0,
    pointsFee: 1000,
    isOwnerOnly: true,
    isCancelled: false,
    blocks:
      blocksOf(`营地位于海拔一千一百米的山顶草甸，夜间光污染极低。我们准备了四台天文望远镜，由两位天文老师带大家认识秋季星空。
车主可自带帐篷，也可以选择车内过夜，营地提供外放电车位与热水。报名将在后天上午十点开放，仅限车主参加。`),
  },
  {
    activityId: 'act-night-ride',
    title: '城市夜航：尾灯巡游与摄影',
    cover: 'covers/line-up-tails.webp',
    isOnline: false,
    place: '深圳 · 深圳湾',
    location: { latitude: 22.5026, longitude: 113.9469 },
    signUpDays: { from: -20, to: -2 },
    eventDays: { from: -1, to: 1 },
    capacity: 60,
    joinedCount: 57,
    pointsFee: 100,
    isOwnerOnly: true,
    isCancelled: false,
    blocks:
      blocksOf(`晚上八点集合，沿滨海大道缓慢巡游，全程限速，遵守交通信号，由领航车带队。终点设有摄影点位，专业摄影师为每台车拍摄一张夜景肖像。
请提前完成车辆灯光检查，巡游期间不使用爆闪与外放音响。`),
  },
  {
    activityId: 'act-winter-school',
    title: '冰雪驾驶课堂：零下也从容',
    cover: 'covers/scene-dusk-tail.webp',
    isOnline: false,
    place: '吉林 · 长白山冰雪训练场',
    location: { latitude: 42.0937, longitude: 127.5853 },
    signUpDays: { from: -3, to: 18 },
    eventDays: { from: 40, to: 42 },
    capacity: 30,
    joinedCount: 11,
    pointsFee: 3000,
    isOwnerOnly: false,
    isCancelled: false,
    blocks:
      blocksOf(`由冬测团队的工程师与持证教练授课，内容包含冰面起步、紧急避让、绕圆控制与雪地脱困，课程用车由品牌提供。
参与者须持有驾照满一年。费用包含两晚住宿、训练保险与保暖装备，往返交通自理。`),
  },
  {
    activityId: 'act-photo',
    title: '线上征集：给你的车拍一张证件照',
    cover: 'covers/studio-coral.webp',
    isOnline: true,
    place: '线上',
    location: null,
    signUpDays: { from: -15, to: 12 },
    eventDays: { from: -15, to: 12 },
    capacity: 5000,
    joinedCount: 1864,
    pointsFee: 0,
    isOwnerOnly: false,
    isCancelled: false,
    blocks:
      blocksOf(`规则只有一条：正面、平视、背景干净。剩下的自由发挥，贴上胡子也可以。入选作品会做成一面墙，出现在各城市的门店里。
优秀作品奖励五百积分，人气前三名各得一只定制车模，作品版权归作者所有。`),
  },
  {
    activityId: 'act-picnic',
    title: '春野集：一百张野餐垫',
    cover: 'covers/still-picnic.webp',
    isOnline: false,
    place: '成都 · 兴隆湖',
    location: { latitude: 30.3977, longitude: 104.0823 },
    signUpDays: { from: -60, to: -40 },
    eventDays: { from: -35, to: -35 },
    capacity: 100,
    joinedCount: 100,
    pointsFee: 0,
    isOwnerOnly: false,
    isCancelled: false,
    blocks:
      blocksOf(`一百张野餐垫在湖边拼成一条长长的彩带，大家带来自己拿手的一道菜，绕着走一圈就吃饱了。活动已经圆满结束，感谢每一位朋友。
现场照片已上传至素材库，找到自己的那张垫子了吗？`),
  },
  {
    activityId: 'act-tunnel',
    title: '{CS1E} 隧道光影品鉴会',
    cover: 'covers/scene-tunnel.webp',
    isOnline: false,
    place: '重庆 · 北仓文创园',
    location: { latitude: 29.5762, longitude: 106.5389 },
    signUpDays: { from: -12, to: 3 },
    eventDays: { from: 6, to: 6 },
    capacity: 80,
    joinedCount: 42,
    pointsFee: 0,
    isOwnerOnly: false,
    isCancelled: true,
    blocks:
      blocksOf(`因场地电力检修，本场品鉴会取消，已报名的朋友会收到短信通知并优先安排到下一场。给大家带来不便，非常抱歉。
新的场次将在活动页面公布，届时设计师会到场讲解灯组与车身比例的故事。`),
  },
];

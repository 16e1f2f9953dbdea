import { type PrivacyPlatform, privacyPlatforms, type ThirdParty } from './types';

const everywhere = privacyPlatforms;
/** Platforms whose pages run in a browser or a web view. */
const web: readonly PrivacyPlatform[] = ['WEB_MOBILE', 'HarmonyOS', 'APP'];

const byServer = '由我们的服务器加密传输，您的设备不直接连接';
const byPlatform = '由所在平台的客户端处理，我们仅收到结果';

/** Companies around paying, and those that lend. */
const money: readonly ThirdParty[] = [
  {
    key: 'wechatPay',
    company: '财付通支付科技有限公司',
    kit: '微信支付',
    purpose: 'payment',
    reason: '您选择微信支付时完成付款与退款',
    data: '订单编号、商品名称、金额、平台账号标识（小程序与公众号内）、网络地址',
    way: `${byServer}；付款在微信内或其收银台页面进行`,
    policy: 'https://www.tenpay.com/v3/helpcenter/low/privacy.shtml',
    platforms: ['WEB_MOBILE', 'MINI', 'APP'],
    hosts: ['wx.tenpay.com'],
    isOptional: true,
  },
  {
    key: 'alipay',
    company: '支付宝（中国）网络技术有限公司',
    kit: '支付宝支付',
    purpose: 'payment',
    reason: '您选择支付宝时完成付款与退款',
    data: '订单编号、商品名称、金额、平台账号标识（支付宝小程序内）',
    way: `${byServer}；付款在支付宝内或其收银台页面进行`,
    policy: 'https://render.alipay.com/p/c/k2cx0tg8',
    platforms: ['WEB_MOBILE', 'MINI_ALIPAY', 'HarmonyOS', 'APP'],
    hosts: ['openapi.alipay.com', 'mclient.alipay.com'],
    isOptional: true,
  },
  {
    key: 'lender',
    company: '您选定的金融机构',
    kit: '汽车贷款申请',
    purpose: 'finance',
    reason: '您单独同意授权后，向所选机构提交贷款申请',
    data: '购车人姓名、证件号码、手机号码、订单与贷款方案',
    way: byServer,
    policy: null,
    platforms: everywhere,
    hosts: [],
    isOptional: true,
  },
];

/** Platforms that the mini-programs run in. */
const hosts: readonly ThirdParty[] = [
  {
    key: 'wechat',
    company: '深圳市腾讯计算机系统有限公司',
    kit: '微信登录与手机号快速验证',
    purpose: 'login',
    reason: '在微信小程序内一键登录',
    data: '登录凭证；您授权时的手机号码',
    way: `${byPlatform}，再由我们的服务器向微信换取账号标识`,
    policy: 'https://weixin.qq.com/cgi-bin/readtemplate?lang=zh_CN&t=weixin_agreement&s=privacy',
    platforms: ['MINI'],
    hosts: [],
    isOptional: true,
  },
  {
    key: 'alipayLogin',
    company: '支付宝（中国）网络技术有限公司',
    kit: '支付宝登录与手机号授权',
    purpose: 'login',
    reason: '在支付宝小程序内一键登录',
    data: '登录凭证；您授权时的手机号码',
    way: byPlatform,
    policy: 'https://render.alipay.com/p/c/k2cx0tg8',
    platforms: ['MINI_ALIPAY'],
    hosts: [],
    isOptional: true,
  },
  {
    key: 'douyinLogin',
    company: '北京抖音信息服务有限公司',
    kit: '抖音登录与手机号授权',
    purpose: 'login',
    reason: '在抖音小程序内一键登录',
    data: '登录凭证；您授权时的手机号码',
    way: byPlatform,
    policy: 'https://www.douyin.com/agreements/?id=6773901168964798477',
    platforms: ['MINI_DOUYIN'],
    hosts: [],
    isOptional: true,
  },
  {
    key: 'baiduLogin',
    company: '北京百度网讯科技有限公司',
    kit: '百度登录与手机号授权',
    purpose: 'login',
    reason: '在百度小程序内一键登录',
    data: '登录凭证；您授权时的手机号码',
    way: byPlatform,
    policy: 'https://privacy.baidu.com/policy',
    platforms: ['MINI_BAIDU'],
    hosts: [],
    isOptional: true,
  },
  {
    key: 'wechatShare',
    company: '深圳市腾讯计算机系统有限公司',
    kit: '微信 JS-SDK',
    purpose: 'sharing',
    reason: '在微信内打开网页时，设置分享卡片、支付与定位',
    data: '网页地址、设备与网络信息（由微信处理）',
    way: '同意隐私政策后，仅在微信内加载其脚本',
    policy: 'https://weixin.qq.com/cgi-bin/readtemplate?lang=zh_CN&t=weixin_agreement&s=privacy',
    platforms: ['WEB_MOBILE'],
    hosts: ['res.wx.qq.com', 'res2.wx.qq.com'],
    isOptional: true,
  },
];

/** Messages, maps and figures. */
const services: readonly ThirdParty[] = [
  {
    key: 'sms',
    company: '阿里云计算有限公司',
    kit: '短信服务',
    purpose: 'sms',
    reason: '发送登录、签署与注销的验证码，告知副本已生成',
    data: '手机号码、验证码',
    way: byServer,
    policy:
      'https://terms.aliyun.com/legal-agreement/terms/suit_bu1_ali_cloud/suit_bu1_ali_cloud201902141711_54837.html',
    platforms: everywhere,
    hosts: [],
    isOptional: true,
  },
  {
    key: 'geocoder',
    company: '高德软件有限公司',
    kit: '高德地图 Web 服务',
    purpose: 'map',
    reason: '将经纬度换成地名，搜索附近地点',
    data: '经纬度、搜索词',
    way: byServer,
    policy: 'https://lbs.amap.com/pages/privacy/',
    platforms: everywhere,
    hosts: [],
    isOptional: true,
  },
  {
    key: 'mapTiles',
    company: '高德软件有限公司',
    kit: '网页地图图片',
    purpose: 'map',
    reason: '在网页中显示门店周边的真实地图；未启用时显示示意图',
    data: '网络地址、所查看的地图区域',
    way: '同意隐私政策后，查看地图时由浏览器直接加载',
    policy: 'https://lbs.amap.com/pages/privacy/',
    platforms: web,
    hosts: ['wprd01.is.autonavi.com', 'wprd02.is.autonavi.com', 'wprd03.is.autonavi.com', 'wprd04.is.autonavi.com'],
    isOptional: true,
  },
  {
    key: 'tencentMap',
    company: '深圳市腾讯计算机系统有限公司',
    kit: '微信内置地图（腾讯位置服务）',
    purpose: 'map',
    reason: '显示门店地图、选择与打开地点',
    data: '经纬度、设备与网络信息（由微信处理）',
    way: byPlatform,
    policy: 'https://map.wap.qq.com/app/h5/privacy.html',
    platforms: ['MINI'],
    hosts: [],
  },
  {
    key: 'amap',
    company: '高德软件有限公司',
    kit: '小程序内置地图（高德地图）',
    purpose: 'map',
    reason: '显示门店地图、选择与打开地点',
    data: '经纬度、设备与网络信息（由所在平台处理）',
    way: byPlatform,
    policy: 'https://lbs.amap.com/pages/privacy/',
    platforms: ['MINI_ALIPAY', 'MINI_DOUYIN'],
    hosts: [],
  },
  {
    key: 'baiduMap',
    company: '北京百度网讯科技有限公司',
    kit: '小程序内置地图（百度地图）',
    purpose: 'map',
    reason: '显示门店地图、选择与打开地点',
    data: '经纬度、设备与网络信息（由百度 App 处理）',
    way: byPlatform,
    policy: 'https://lbsyun.baidu.com/index.php?title=openprivacy',
    platforms: ['MINI_BAIDU'],
    hosts: [],
  },
  {
    key: 'statistics',
    company: '神策网络科技（北京）有限公司',
    kit: '神策分析',
    purpose: 'statistics',
    reason: '统计功能使用情况、发现故障',
    data: '随机设备标识、页面与点击事件；不含手机号码、姓名与订单编号',
    way: '同意隐私政策后，先发送到我们的服务器，再由服务器转发',
    policy: 'https://www.sensorsdata.cn/compliance/privacy.html',
    platforms: everywhere,
    hosts: [],
    isOptional: true,
  },
];

/** Every third party that gets data, or whose kit the app holds. */
export const thirdParties: readonly ThirdParty[] = [...money, ...hosts, ...services];

/** Hosts besides our own that a device may call after the consent, on the web. */
export const partyHosts: readonly string[] = [
  ...new Set(
    thirdParties.filter(({ platforms }) => platforms.some((p) => web.includes(p))).flatMap(({ hosts: own }) => own),
  ),
];

import type { DevicePermission, PermissionWay, PrivacyPlatform } from './types';

/** The four mini-programs, where the platform asks and tells. */
const inMinis = (way: PermissionWay): Partial<Record<PrivacyPlatform, PermissionWay>> => ({
  MINI: way,
  MINI_ALIPAY: way,
  MINI_DOUYIN: way,
  MINI_BAIDU: way,
});

const inBrowsers = (way: PermissionWay): Partial<Record<PrivacyPlatform, PermissionWay>> => ({
  WEB_MOBILE: way,
  HarmonyOS: way,
});

/** Device permissions in the order of their list. Each is asked for by a tap on a function, never by opening a page. */
export const devicePermissions: readonly DevicePermission[] = [
  {
    key: 'position',
    name: '位置',
    purpose: '按距离排列门店与现车，选择与打开地点',
    functions: ['现车与门店列表', '选择位置'],
    without: '按网络地址判断城市，您也可以自行选择城市',
    ways: { ...inMinis('asked'), ...inBrowsers('asked'), APP: 'asked' },
  },
  {
    key: 'camera',
    name: '相机',
    purpose: '拍摄旧车照片等凭证',
    functions: ['旧车估价的照片'],
    without: '可从相册选择图片，或不上传',
    ways: { ...inMinis('asked'), ...inBrowsers('asked'), APP: 'asked' },
  },
  {
    key: 'album',
    name: '相册',
    purpose: '选择要上传的图片，保存海报与素材',
    functions: ['旧车估价的照片', '保存海报与二维码', '品牌素材下载'],
    without: '无法保存到相册；可改为截图或复制链接',
    ways: { ...inMinis('asked'), ...inBrowsers('untold'), APP: 'untold' },
  },
  {
    key: 'clipboard',
    name: '剪贴板',
    purpose: '复制订单编号、链接等；只写入，不读取',
    functions: ['复制订单编号', '复制链接与账号名称'],
    without: '可长按文字自行复制',
    ways: { ...inMinis('given'), ...inBrowsers('given'), APP: 'given' },
  },
  {
    key: 'storage',
    name: '存储',
    purpose: '在本机保存登录状态、所选配置与外观设置',
    functions: ['保持登录', '记住所选配置与外观'],
    without: '关闭页面后需重新登录与选择',
    ways: { ...inMinis('given'), ...inBrowsers('given'), APP: 'given' },
  },
  {
    key: 'notifications',
    name: '通知',
    purpose: '告知订单进度与到货提醒',
    functions: [],
    without: '进度可随时在订单页面查看',
    ways: {},
  },
  {
    key: 'microphone',
    name: '麦克风',
    purpose: '录制声音',
    functions: [],
    without: '不影响任何功能',
    ways: {},
  },
  {
    key: 'calendar',
    name: '日历',
    purpose: '添加预约提醒',
    functions: [],
    without: '不影响任何功能',
    ways: {},
  },
];

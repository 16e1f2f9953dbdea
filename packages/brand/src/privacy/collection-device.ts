import type { CollectedItem } from './types';

/** Position and device. What needs the consent is neither read nor sent before it. */
export const deviceItems = [
  {
    key: 'position',
    group: 'position',
    name: '精确位置（经纬度）',
    purpose: '按距离排列门店、现车与城市，选择与打开地点',
    occasion: '同意隐私政策并授权定位后，您点按定位，或已授权时打开相关页面',
    retention: '仅用于当次查询，不保存',
    needs: 'consent',
  },
  {
    key: 'area',
    group: 'position',
    name: '由网络地址推断的城市',
    purpose: '未授权定位时，默认展示所在城市的门店与车辆',
    occasion: '打开需要城市的页面时',
    retention: '仅用于当次查询，不保存',
    needs: 'nothing',
  },
  {
    key: 'network',
    group: 'device',
    name: '网络地址（IP）与请求时间',
    purpose: '传输数据、限制异常访问、排查故障',
    occasion: '每次访问服务时，由网络通信产生',
    retention: '运行日志保存不超过六个月',
    needs: 'nothing',
  },
  {
    key: 'environment',
    group: 'device',
    name: '运行平台、应用版本与语言',
    purpose: '返回与平台、版本相符的内容，区分各平台的登录状态',
    occasion: '每次请求服务时',
    retention: '随登录记录保存',
    needs: 'nothing',
  },
  {
    key: 'system',
    group: 'device',
    name: '系统信息（屏幕、语言、时区、处理器与内存的等级等）',
    purpose: '适配显示，识别异常环境；只发送等级，不发送具体数值',
    occasion: '同意隐私政策后，登录、提交订单、支付等操作前',
    retention: '一百八十天',
    needs: 'consent',
  },
  {
    key: 'risk',
    group: 'device',
    name: '随机设备标识与风险特征',
    purpose: '识别盗号、机器与批量操作，保护账号与交易安全',
    occasion: '同意隐私政策后，登录、提交订单、支付等操作前；撤回同意时删除',
    retention: '一百八十天',
    needs: 'consent',
  },
] as const satisfies readonly CollectedItem[];

import { deviceItems } from './collection-device';
import { tradeItems } from './collection-trade';
import { usageItems } from './collection-usage';
import type { CollectedItem } from './types';

const ACCOUNT_TERM = '账号存续期间；注销后十五个工作日内删除';

const profileItems = [
  {
    key: 'mobile',
    group: 'profile',
    name: '手机号码',
    purpose: '注册与登录、接收验证码、签署协议与注销账号时核验本人',
    occasion: '您填写手机号并获取验证码，或授权平台手机号时',
    retention: ACCOUNT_TERM,
    needs: 'act',
    manageAt: '/pagesMine/accountManage',
  },
  {
    key: 'platformId',
    group: 'profile',
    name: '平台账号标识',
    purpose: '使用小程序或 App 内的一键登录，以及在该平台内支付',
    occasion: '您在小程序或 App 内登录时',
    retention: ACCOUNT_TERM,
    needs: 'act',
    manageAt: '/pagesMine/accountManage',
  },
  {
    key: 'nickname',
    group: 'profile',
    name: '昵称与头像',
    purpose: '在“我的”页面与社区中展示',
    occasion: '首次登录建立账号，以及您修改资料时',
    retention: ACCOUNT_TERM,
    needs: 'login',
    manageAt: '/pagesMine/userInfo/index',
  },
  {
    key: 'profile',
    group: 'profile',
    name: '性别、生日、所在城市与个人简介',
    purpose: '完善您的个人资料',
    occasion: '您在个人资料页自愿填写时',
    retention: ACCOUNT_TERM,
    needs: 'act',
    manageAt: '/pagesMine/userInfo/index',
  },
  {
    key: 'buyer',
    group: 'profile',
    name: '购车人姓名、证件号码与手机号码',
    purpose: '签订与履行购车协议、开具发票、办理上牌',
    occasion: '您在订单确认页填写购车人信息时',
    retention: '随订单保存，自订单终结起不少于三年；证件号码加密保存',
    needs: 'act',
    manageAt: '/pagesOrder/order/index',
  },
  {
    key: 'contact',
    group: 'profile',
    name: '联系人与上门地址',
    purpose: '预约旧车检测时与您联系、按约上门',
    occasion: '您预约检测并填写联系人与地址时',
    retention: '随置换申请保存；注销账号后删除',
    needs: 'act',
    manageAt: '/pagesDetail/replaceService',
  },
  {
    key: 'testDrive',
    group: 'profile',
    name: '试驾人姓名与手机号码',
    purpose: '安排试驾，与您确认时间与门店',
    occasion: '您预约试驾并填写联系方式时',
    retention: '随试驾预约加密保存；注销账号后删除，未登录预约的在结束一百八十天后删除',
    needs: 'act',
    manageAt: '/pagesActivity/testDrive/index',
  },
  {
    key: 'address',
    group: 'profile',
    name: '收货人姓名、手机号码与收货地址',
    purpose: '向您寄送奖品、礼品与商品',
    occasion: '您在地址管理中新增、导入或修改收货地址时',
    retention: '您删除时；注销账号后删除。已寄出的物品保留寄送时的地址',
    needs: 'act',
    manageAt: '/pagesMine/address/index',
  },
  {
    key: 'employee',
    group: 'profile',
    name: '员工所属组织与工号',
    purpose: '识别员工身份，提供员工推荐等内部功能',
    occasion: '仅限员工账号，由所属组织登记时',
    retention: '在职期间',
    needs: 'login',
  },
] as const satisfies readonly CollectedItem[];

/** Everything the product collects or asks for, in the order of the list. */
export const collectedItems = [...profileItems, ...tradeItems, ...deviceItems, ...usageItems] as const;

/** Key of a collected item. */
export type CollectionKey = (typeof collectedItems)[number]['key'];

import { SignedClient } from '../signed-client';
import { own, type VisitList, visit } from './visit';

/** Number of the demo account's finished drive. */
const DONE = 'TD261100000000000008';

type Customer = Parameters<VisitList>[0];

/** Number and key of the confirmed test drive of the demo account. */
async function confirmed(customer: Customer): Promise<{ driveNo: string; key: string }> {
  const drives = await customer.must<{ driveNo: string; state: string }[]>('GET /api/mpmkt/v1/testDrive/running');
  const driveNo = drives.find(({ state }) => state === 'confirmed')?.driveNo ?? '';
  return customer.must<{ driveNo: string; key: string }>('GET /api/mpmkt/v1/testDrive/detail', { query: { driveNo } });
}

/** Keys of applications of other people, by the codes of their channels: a key opens a drive without a login. */
async function keysOf(customer: Customer, mobile: string, codes: readonly string[]): Promise<(code: string) => string> {
  const person = new SignedClient(customer.origin, 'MINI', customer.now);
  await person.loginByPlatform(mobile);
  const keys = new Map<string, string>();
  for (const code of codes) {
    const query = { code };
    const { drive } = await person.must<{ drive: { key: string } }>('GET /api/mpmkt/v1/testDrive/mine', { query });
    keys.set(code, drive.key);
  }
  return (code) => keys.get(code) ?? '';
}

/** Test drives: channels with their forms, and what became of an application. */
export const testDriveVisits: VisitList = async (customer) => {
  const { driveNo, key } = await confirmed(customer);
  const member = await keysOf(customer, '13800000001', ['lcb', 'lcb-09']);
  const visitor = await keysOf(customer, '13800000021', ['lcb-web', 'weekend']);
  const season = await keysOf(customer, '13800000032', ['season-one', 'season-two']);
  return [
    visit('pagesActivity/testDrive/index', /开一次，就知道.*选择车型.*门店与时间/s, { modelId: 'YL01' }),
    visit('pagesActivity/testDrive/h5', /30 秒预约.*定制车载香氛.*立即预约/s),
    visit('pagesActivity/testDrive/h5Rule', /驾驶资格.*18 至 70 周岁.*来电说明/s),
    visit('pagesActivity/testDrive/channel', /合作平台专享通道.*车主口碑榜.*提交预约/s, { code: 'dealer-board' }),
    visit('pagesActivity/testDrive/notification', /已确认.*试驾安排.*驾驶证原件/s, { key }),
    visit('pagesActivity/testDrive/confirmationLetter', /驾驶资格.*行驶安全.*请在框内手写签名/s, { driveNo }, own),
    visit('pagesActivity/testDrive/testDriveReport', /本次试驾.*为这次体验打分/s, { driveNo: DONE }, own),
    visit('pagesActivity/testDrive/newTestDriveReport', /我与.*的一程.*填写反馈/s, { driveNo: DONE }, own),
    visit('pagesActivity/testDrive/packageShare', /请 3 位好友来试驾.*50 元充电券.*好友进度/s, {}, own),
    visit('pagesActivity/testDrive/packageShareTarget', /送您一份试驾礼包.*剩余名额 3\/3.*礼包内容/s, {
      code: 'demo-package-new',
    }),
    visit('pagesActivity/giftTestDrive/index', /试驾有礼.*三选一/s),
    visit('pagesActivity/giftTestDrive/rule', /活动时间.*领取限制.*15 个工作日内寄出/s),
    visit('pagesActivity/testDriveInvitation', /林.*您好.*预留了两个时段.*定制车载香氛/s, { code: 'demo-letter-open' }),
    visit('pagesActivity/testDriveActivity', /赛道日.*活动流程.*教练.*选择场次.*仅剩 2 个名额.*已约满/s),
    visit('pagesActivity/testDrive/result', /已确认.*到店码.*预约进度/s, { key }),
    visit('pagesActivity/testDrive/marketing', /全国试驾季.*随行杯.*计划购车时间/s),
    visit('pagesActivity/testDrive/marketResult', /24.*报名成功.*已发放/s, { key: season('season-one') }),
    visit('pagesActivity/testDrive/marketingTwo', /第二季.*旧车置换.*锁定我的时段/s, { modelId: 'YL01' }),
    visit('pagesActivity/testDrive/marketTwoResult', /旧车估价.*万元.*试驾通知/s, { key: season('season-two') }),
    visit('pagesActivity/testDrive/chinaStar', /老友同行.*置换券.*车牌号/s, { modelId: 'YL01' }),
    visit('pagesActivity/testDrive/collaboration', /云川银行.*白金卡.*卡号后 8 位/s, { partner: 'bank' }),
    visit('pagesActivity/testDrive/keyCustomers', /企业用车.*大客户团队.*企业信息/s),
    visit('pagesActivity/testDrive/marketingX', /夜色归你.*灯光秀.*副驾留给朋友/s),
    visit('pagesActivity/testDrive/marketingShanghai', /绿牌城市.*周末城市路线.*想开哪一台/s, { modelId: 'YL01' }),
    visit('pagesActivity/testDrive/lcbIndex', /会员专属.*会员编号 LCB-20261188.*家庭专场/s, {
      memberNo: 'LCB-20261188',
    }),
    visit('pagesActivity/testDrive/lcbResult', /LCB-8802619.*洗车券 2 张/s, { key: member('lcb') }),
    visit('pagesActivity/testDrive/lcb009', /一家人 坐满再出发.*六座独立座椅/s, { orderNo: 'LCB-O-7' }),
    visit('pagesActivity/testDrive/lcb009Result', /七座.*上门地址.*出发清单/s, { key: member('lcb-09') }),
    visit('pagesActivity/testDrive/lcbBrowser', /一分钟留资.*顾问来电.*期望日期/s, { partnerNo: 'LCB-1' }),
    visit('pagesActivity/testDrive/lcbBrowserResult', /提交成功.*随时查看进度|提交成功.*长按保存二维码/s, {
      key: visitor('lcb-web'),
    }),
    visit('pagesActivity/testDriveTemplate/carList', /热门.*家门店可试/s, { id: 'winter-road', cityCode: '310100' }),
    visit('pagesActivity/testDriveTemplate/index', /冬日公路体验月.*更换车型.*关于您/s, {
      id: 'winter-road',
      modelId: 'YL01',
    }),
    visit('pagesBannerActivity/driveActivity/index', /周六.*周日.*手冲咖啡礼盒.*选一个周末/s, { modelId: 'YL01' }),
    visit('pagesBannerActivity/driveActivity/result', /已确认.*待领取.*同行人数/s, { key: visitor('weekend') }, own),
  ];
};

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

/** Test drives: channels with their forms, and what became of an application. */
export const testDriveVisits: VisitList = async (customer) => {
  const { driveNo, key } = await confirmed(customer);
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
  ];
};

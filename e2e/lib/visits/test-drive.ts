import { own, type VisitList, visit } from './visit';

/** Number of a test drive of the demo account; its other visits show what a visitor sees. */
async function drive(call: Parameters<VisitList>[0]): Promise<[shows: RegExp, query: Record<string, string>]> {
  const { data } = await call.call<{ driveNo: string; state: string }[]>('GET /api/mpmkt/v1/testDrive/running');
  const found = data?.find(({ state }) => state === 'confirmed');
  return found ? [/已确认.*到店码.*预约进度/s, { driveNo: found.driveNo }] : [/未找到预约信息/, {}];
}

/** Test drives: channels with their forms, and what became of an application. */
export const testDriveVisits: VisitList = async (customer) => [
  visit('pagesActivity/testDrive/index', /开一次，就知道.*选择车型.*门店与时间/s, { modelId: 'YL09' }),
  visit('pagesActivity/testDrive/h5', /30 秒预约.*定制车载香氛.*立即预约/s),
  visit('pagesActivity/testDrive/h5Rule', /驾驶资格.*18 至 70 周岁.*来电说明/s),
  visit('pagesActivity/testDrive/channel', /合作平台专享通道.*车主口碑榜.*提交预约/s, { code: 'dealer-board' }),
  visit('pagesActivity/testDrive/result', ...(await drive(customer)), own),
];

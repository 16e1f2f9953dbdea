import type { Ctx } from '../../kernel/context';
import { makeOffer } from './make-offer';
import { selectRequestForUpdate } from './trade-in.repository';
import type { Finding, TradeInKey } from './trade-in.types';

/** Findings reported by the simulated inspectors. */
export const DEMO_FINDINGS: Finding[] = [
  { item: '事故与水火', result: '未发现结构性损伤、泡水与火烧痕迹', isFault: false },
  { item: '外观漆面', result: '前保险杠与左后门各一处补漆', isFault: true },
  { item: '内饰与电器', result: '功能正常，主驾座椅轻微磨损', isFault: false },
  { item: '动力与电池', result: '怠速平稳，无故障码；诊断数据与仪表里程一致', isFault: false },
  { item: '轮胎与制动', result: '前轮胎纹剩余 3.2 毫米，建议更换', isFault: true },
];
/** Inspector named in demo offers. */
export const DEMO_INSPECTOR = '检测师 周工';

const STEP_FEN = 100_00;
/** Position of the simulated offer in the estimated range, in permille from its low end. */
const SHARE_PERMILLE = 400;

/** A price within an estimated range, rounded to 100 yuan. */
export function demoOfferFen({ lowFen, highFen }: { lowFen: number; highFen: number }): number {
  const inside = lowFen + Math.floor(((highFen - lowFen) * SHARE_PERMILLE) / 1000);
  return Math.max(STEP_FEN, Math.floor(inside / STEP_FEN) * STEP_FEN);
}

/**
 * Simulates the inspectors in demo runs: makes the offer after the inspection. Does nothing when
 * the appointment was moved or cancelled, or there is already an offer.
 */
export async function makeDemoOffer(ctx: Ctx, job: TradeInKey & { startsAt: number }): Promise<void> {
  const row = await selectRequestForUpdate(ctx.db, job);
  if (row?.state !== 'appointed' || row.slotStartsAt !== job.startsAt) return;
  await makeOffer(ctx, job, { amountFen: demoOfferFen(row), findings: DEMO_FINDINGS, inspector: DEMO_INSPECTOR });
}

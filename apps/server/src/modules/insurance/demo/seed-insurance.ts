import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { type InsuranceState, QUOTE_VALID_MS } from '@voltfront/rules/insurance/insurance-moves';
import { formatYuan } from '@voltfront/rules/money';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newNumber } from '../../../kernel/ids';
import { AUTHORISATION } from '../authorisation';
import { insuranceTexts } from '../insurance.texts';
import type { InsuranceKey } from '../insurance.types';
import { lockInsurance, moveInsurance } from '../move-insurance';

/** What the insurance of a demo order has come to; `unanswered`: the insurer gave no quote. */
export type DemoInsurance = Exclude<InsuranceState, 'none' | 'quoting'> | 'unanswered';

const INSURER = 'east-sea';
const CHOICE = { thirdPartyYuan: 3_000_000, hasDamage: true, extras: ['seats', 'charger'] };
const PICTURE = '/assets/papers/policy.webp';
const YEAR_DAYS = 365;

const dayIn = (now: number, days: number): string =>
  new Date(now + days * DAY_MS + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

async function seedQuote(ctx: Ctx, key: InsuranceKey, state: 'quoted' | 'issued' | 'unanswered'): Promise<void> {
  const now = ctx.now();
  const { order } = await lockInsurance(ctx, key);
  const insurer = (await ctx.app.insurer.insurersOf(ctx, order.cityCode)).find(
    ({ insurerId }) => insurerId === INSURER,
  );
  if (!insurer) return;
  const requestNo = newNumber('IR', now);
  const request = { insurerId: INSURER, insurerName: insurer.name, choice: CHOICE };
  const authorised = { authorisedVersion: AUTHORISATION.version, authorisedAt: now };
  await moveInsurance(ctx, await lockInsurance(ctx, key), 'requestQuote', {
    who: 'customer',
    changes: { requestNo, request, ...authorised },
  });
  if (state === 'unanswered') {
    const changes = { unansweredAt: now };
    const note = insuranceTexts.unanswered;
    await moveInsurance(ctx, await lockInsurance(ctx, key), 'loseQuote', { who: 'system', note, changes });
    return;
  }
  const answer = await ctx.app.insurer.quote(ctx, {
    requestNo,
    orderNo: key.orderNo,
    insurerId: INSURER,
    cityCode: order.cityCode,
    carName: `${order.modelName} ${order.versionName}`,
    carPriceFen: order.totalFen,
    choice: CHOICE,
    // The stand-in looks at the car only.
    buyer: { kind: 'personal', name: '', idNumber: '', mobile: '' },
    authorisation: { version: AUTHORISATION.version, at: now },
  });
  await moveInsurance(ctx, await lockInsurance(ctx, key), 'takeQuote', {
    who: 'system',
    note: insuranceTexts.quoted({ insurer: insurer.name, yuan: formatYuan(answer.totalFen) }),
    changes: { quote: { ...request, ...answer, insurerPhone: insurer.phone, endsAt: now + QUOTE_VALID_MS } },
  });
  if (state === 'quoted') return;
  const { policyNo } = await ctx.app.insurer.issue(ctx, { requestNo, quoteNo: answer.quoteNo, insurerId: INSURER });
  await moveInsurance(ctx, await lockInsurance(ctx, key), 'issue', {
    who: 'customer',
    note: insuranceTexts.policy({ policyNo }),
    changes: { policyNo, issuedAt: now },
  });
}

async function seedOwnPolicy(ctx: Ctx, key: InsuranceKey, state: DemoInsurance): Promise<void> {
  const now = ctx.now();
  await moveInsurance(ctx, await lockInsurance(ctx, key), 'sendOwnPolicy', {
    who: 'customer',
    changes: {
      ownPolicy: {
        insurerName: '沿江财产保险',
        policyNo: `PDAA${key.orderNo.slice(-10)}`,
        startsOn: dayIn(now, 1),
        endsOn: dayIn(now, 1 + YEAR_DAYS),
        picture: PICTURE,
      },
      ownSentAt: now,
    },
  });
  if (state === 'ownPolicyInReview') return;
  const isAccepted = state === 'ownPolicyAccepted';
  const rejection = isAccepted ? null : '保单图片不清晰，无法核对车架号，请重新拍摄后提交';
  await moveInsurance(ctx, await lockInsurance(ctx, key), isAccepted ? 'acceptOwnPolicy' : 'rejectOwnPolicy', {
    who: 'staff',
    ...(rejection === null ? {} : { note: rejection }),
    changes: { checkedAt: now, rejection },
  });
}

/** Brings the insurance of a demo order to a state, by the moves that people make. */
export async function seedInsurance(ctx: Ctx, key: InsuranceKey, state: DemoInsurance): Promise<void> {
  if (state === 'quoted' || state === 'issued' || state === 'unanswered') await seedQuote(ctx, key, state);
  else await seedOwnPolicy(ctx, key, state);
}

import { DAY_MS } from '@voltfront/rules/time';
import { newId } from '../../kernel/ids';
import type { TestPerson, TestServer } from '../../testing';
import { type CampaignInput, defineCampaign } from './define-campaign';

const PICTURE = '/assets/covers/scene-city.webp';
const LEAD = 'POST /api/mpmkt/v1/campaign/lead';
let made = 0;

/** A campaign of leads that runs from now for a year: 2000 points for a deposit, 3000 for a delivery. */
export async function makeLeadCampaign(server: TestServer, changes: Partial<CampaignInput> = {}): Promise<string> {
  made += 1;
  const slug = `lead-${newId().slice(-12).toLowerCase()}-${made}`;
  const now = server.clock.now();
  const prize = (step: string, amount: number) =>
    ({ kind: 'points', title: `${amount} 积分`, picture: PICTURE, amount, detail: { step } }) as const;
  const input: CampaignInput = {
    slug,
    engine: 'lead',
    title: '员工内荐',
    lead: '推荐客户',
    startsAt: now,
    endsAt: now + 365 * DAY_MS,
    audience: { roles: ['employee'] },
    rules: { version: 1, sections: [{ title: '规则', paragraphs: ['先到先得'] }] },
    artwork: { wide: PICTURE, tall: PICTURE, accent: '#2c4a6e' },
    settings: { protectDays: 90, extendDays: 30, extendWithinDays: 10 },
    prizes: [prize('deposit', 2000), prize('delivered', 3000)],
    ...changes,
  };
  await server.database.transaction((db) => defineCampaign({ ...server.ctx(), db }, input));
  return slug;
}

export const leadBody = (slug: string, mobile: string) => ({
  slug,
  name: '周雨桐',
  mobile,
  relation: 'friend' as const,
  modelId: 'YL01',
  cityCode: '330100',
  isAgreed: true as const,
});

/** Recommends a phone. */
export const recommend = (server: TestServer, { token }: TestPerson, slug: string, mobile: string) =>
  server.call(LEAD, { token, body: leadBody(slug, mobile) });

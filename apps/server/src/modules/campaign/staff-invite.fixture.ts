import type { CampaignInput } from './define-campaign';
import type { InviteDesk } from './invite.fixture';

const STAFF = { target: 5, targetOf: { 用户发展部: 8 }, disputeDays: 7 };

/** A campaign in which employees invite. */
export const makeStaffCampaign = (desk: InviteDesk, changes: Partial<CampaignInput> = {}): Promise<string> =>
  desk.make({ audience: { roles: ['employee'] }, settings: { staff: STAFF }, ...changes });

/** An employee with a friend who accepted; `mayCall`: and agreed to be called. */
export async function staffPair(desk: InviteDesk, { slug = '', mayCall = false } = {}) {
  const campaign = slug || (await makeStaffCampaign(desk));
  const employee = await desk.server.login({ roles: ['employee'] });
  const friend = await desk.person();
  await desk.accept(friend, { slug: campaign, shareCode: await desk.code(employee, campaign), mayCall });
  await desk.server.runJobs();
  const [record] = await desk.friends(employee, campaign);
  return { slug: campaign, employee, friend, relationId: record?.relationId ?? '' };
}

import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';
import { CampaignDesk } from './campaign.fixture';
import { APPLICATIONS, makeRecruit, recruitOf } from './recruit.fixture';

/** The case of the list of applications of creators. */
export const applicationList = (yard: () => Yard): ListCase => ({
  key: APPLICATIONS,
  id: 'applicationId',
  otherQuery: { state: 'review' },
  isPersonal: false,
  isNewestFirst: true,
  readers: { roles: ['operator'] },
  async fill() {
    const desk = CampaignDesk.of(yard().server);
    const operator = await yard().server.login({ roles: ['operator'] });
    const recruit = recruitOf(desk, await makeRecruit(desk), operator);
    const value = await recruit.applied(await yard().server.login());
    await recruit.refuse(value);
    const changes = ({ at }: { at: number }) => ({ created_at: iso(at) });
    const source = { table: 'campaign_creator_applications', column: 'id', value, changes };
    return copiesOf(yard().server, operator, { state: 'refused' }, source);
  },
});

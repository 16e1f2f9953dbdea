import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';
import { CampaignDesk } from './campaign.fixture';
import { makeVoice, POSTS, REVIEWS, voiceOf } from './voice.fixture';

/** Cases of the lists of posts on public channels. */
export function voiceLists(yard: () => Yard): ListCase[] {
  /** A person with a post in review. */
  const sent = async () => {
    const desk = CampaignDesk.of(yard().server);
    const slug = await makeVoice(desk);
    const operator = await yard().server.login({ roles: ['operator'] });
    const person = await desk.person();
    const value = await voiceOf(desk, slug, operator).send(person);
    const changes = ({ id, at }: { id: string; at: number }) => ({
      link_key: id,
      sent_at: iso(at),
      created_at: iso(at),
    });
    return { slug, operator, person, post: { table: 'campaign_voice_posts', column: 'id', value, changes } };
  };
  return [
    {
      key: POSTS,
      id: 'postId',
      otherQuery: { channel: 'moments' },
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const { slug, person, post } = await sent();
        return copiesOf(yard().server, person, { slug }, post);
      },
    },
    {
      key: REVIEWS,
      id: 'postId',
      otherQuery: { state: 'refused' },
      isPersonal: false,
      readers: { roles: ['operator'] },
      async fill() {
        const { slug, operator, post } = await sent();
        return copiesOf(yard().server, operator, { slug }, post);
      },
    },
  ];
}

import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';
import { CampaignDesk } from './campaign.fixture';
import { makeQuiz, quizOf } from './quiz.fixture';

/** Most matches that a campaign of predictions has. */
const MOST_MATCHES = 128;

/** The case of the list of predictions. */
export const predictionList = (yard: () => Yard): ListCase => ({
  key: 'GET /api/mpmkt/v1/campaign/quiz/predictions',
  id: 'predictionId',
  isPersonal: true,
  isNewestFirst: true,
  async fill() {
    const desk = CampaignDesk.of(yard().server);
    const slug = await makeQuiz(desk, { count: MOST_MATCHES });
    const person = await desk.person();
    await quizOf(desk, slug).say(person, 'm1', 'home');
    const { rows } = await yard().server.database.executeSql(
      'select id from campaign_quiz_predictions where account_id = $1',
      [person.accountId],
    );
    const value = (rows[0] as { id: string }).id;
    let made = 1;
    const changes = ({ at }: { at: number }) => {
      made += 1;
      return { match: `m${made}`, created_at: iso(at) };
    };
    return copiesOf(
      yard().server,
      person,
      { slug },
      { table: 'campaign_quiz_predictions', column: 'id', value, changes },
    );
  },
});

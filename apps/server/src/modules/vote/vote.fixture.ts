import { DAY_MS } from '@voltfront/rules/time';
import type { Choices } from '@voltfront/rules/vote/ballot';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import type { VoteRow } from './vote.repository';
import { insertVotes } from './vote-seed.repository';

const option = (optionId: string) => ({ optionId, name: optionId, picture: '/assets/covers/scene-city.webp' });

/** A right ballot of a vote that `make` makes. */
export const CHOICES: Choices = { front: ['a'], wheel: ['b', 'c'] };

/** Input that makes a vote on a front, from `day` for ten days. */
export const voteInput = (day: number, changes = {}) => ({
  title: '共创',
  startsAt: day,
  endsAt: day + 10 * DAY_MS,
  periodDays: null,
  points: 10,
  questions: [{ questionId: 'front', title: '前脸', mostChoices: 1, options: ['a', 'b'].map(option) }],
  cover: '/assets/community/vote.webp',
  text: null,
  ...changes,
});

/** A server with votes, and steps of people who vote. */
export class VoteDesk {
  private made = 0;

  private constructor(readonly server: TestServer) {}

  static async open(): Promise<VoteDesk> {
    const config = { databaseLockTimeoutMs: 25_000, rateWritePerMinute: 10_000, ratePersonPerMinute: 10_000 };
    return new VoteDesk(await createTestServer({ config }));
  }

  /** A vote on a front and up to two wheels, from now for ten days. */
  async make(changes: Partial<VoteRow> = {}): Promise<string> {
    this.made += 1;
    const id = `vote-${this.made}`;
    const now = this.server.clock.now();
    const questions = [
      { questionId: 'front', title: '前脸', mostChoices: 1, options: ['a', 'b'].map(option) },
      { questionId: 'wheel', title: '轮毂', mostChoices: 2, options: ['a', 'b', 'c'].map(option) },
    ];
    const window = { startsAt: now, endsAt: now + 10 * DAY_MS, periodDays: null };
    const row = { id, title: '共创', points: 10, questions, ...window, ...changes };
    await this.server.database.transaction((db) =>
      insertVotes(db, { votes: [row], counts: [], turnouts: [], ballots: [] }),
    );
    return id;
  }

  cast = ({ token }: TestPerson, voteId: string, choices: object = CHOICES) =>
    this.server.call('POST /api/mpmkt/v1/vote/ballot', { token, body: { voteId, choices } });

  show = (voteId: string, person?: TestPerson, period?: number) =>
    this.server.ask('GET /api/mpmkt/v1/vote', {
      query: { voteId, ...(period && { period }) },
      ...(person && { token: person.token }),
    });
}

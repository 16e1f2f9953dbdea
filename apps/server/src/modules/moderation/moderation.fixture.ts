import type { TestPerson, TestServer } from '../../testing';
import { seedOwnArticle } from '../community/test-data';
import { createShop, type Shop } from '../order/order.fixture';
import { published } from '../showcase/showcase.fixture';

export const LIST = 'GET /api/mpmkt/v1/staff/reports' as const;
export const DETAIL = 'GET /api/mpmkt/v1/staff/report' as const;
export const WAITING = 'GET /api/mpmkt/v1/staff/reports/waiting' as const;
export const KEEP = 'POST /api/mpmkt/v1/staff/report/keep' as const;
export const TAKE_DOWN = 'POST /api/mpmkt/v1/staff/report/takeDown' as const;
export const ARTICLE = 'GET /api/mpmkt/v1/community/article' as const;
const REPORT = 'POST /api/mpmkt/v1/community/report' as const;
const REPORT_CAR = 'POST /api/mporder/v1/vehicle/showcase/report' as const;
const COMMENT = 'POST /api/mpmkt/v1/community/comment' as const;

type Kind = 'article' | 'comment' | 'configuration';
type Reason = 'spam' | 'abuse' | 'falsehood' | 'infringement' | 'other';

/** A shop whose people publish, report and decide. */
export class Moderation {
  private constructor(readonly shop: Shop) {}

  static async open(): Promise<Moderation> {
    return new Moderation(await createShop());
  }

  get server(): TestServer {
    return this.shop.server;
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  staff(): Promise<TestPerson> {
    return this.server.login({ roles: ['operator'] });
  }

  article(author: TestPerson): Promise<string> {
    return this.server.database.transaction((db) => seedOwnArticle({ ...this.server.ctx(), db }, author.accountId));
  }

  async comment({ token }: TestPerson, articleId: string, text = '这里的风景真好'): Promise<string> {
    return (await this.server.ask(COMMENT, { token, body: { articleId, text } })).comment.commentId;
  }

  configuration(author: TestPerson): Promise<string> {
    return published(this.server, author);
  }

  /** Reports something; the answer's name. */
  async report({ token }: TestPerson, kind: Kind, id: string, reason: Reason = 'spam', note = ''): Promise<string> {
    if (kind === 'configuration')
      return (await this.server.call(REPORT_CAR, { token, body: { carId: id, reason } })).name;
    return (await this.server.call(REPORT, { token, body: { kind, id, reason, note } })).name;
  }

  /** The row of the queue for something. */
  async itemOf(kind: Kind, targetId: string): Promise<string> {
    const { rows } = await this.server.database.executeSql(
      'select id from community_reported where kind = $1 and target_id = $2',
      [kind, targetId],
    );
    return String(rows[0]?.id);
  }

  /** Something of each kind that another person reported, with its author. */
  async reported(kind: Kind): Promise<{ itemId: string; targetId: string; author: TestPerson; reporter: TestPerson }> {
    const [author, reporter] = [await this.server.login(), await this.server.login()];
    const targetId =
      kind === 'article'
        ? await this.article(author)
        : kind === 'comment'
          ? await this.comment(author, await this.article(await this.server.login()))
          : await this.configuration(author);
    await this.report(reporter, kind, targetId);
    return { itemId: await this.itemOf(kind, targetId), targetId, author, reporter };
  }
}

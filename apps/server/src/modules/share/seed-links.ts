import type { Ctx } from '../../kernel/context';
import { insertLinks, type NewLink } from './short-link.repository';

/** A link of the demo data. */
export type LinkSeed = Omit<NewLink, 'fingerprint'>;

/**
 * Inserts links unchanged; the token is used as fingerprint, so that no later link is taken for one
 * of them.
 */
export const seedLinks = (ctx: Ctx, links: LinkSeed[]): Promise<void> =>
  insertLinks(
    ctx.db,
    links.map((link) => ({ ...link, fingerprint: link.token })),
  );

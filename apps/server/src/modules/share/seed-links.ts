import type { Ctx } from '../../kernel/context';
import { insertLinks, type NewLink } from './short-link.repository';

/** A link of the demo data. */
export type LinkSeed = Omit<NewLink, 'fingerprint'>;

/** Stores links as they are; the token serves as the digest, so that no link made later is taken for one of them. */
export const seedLinks = (ctx: Ctx, links: LinkSeed[]): Promise<void> =>
  insertLinks(
    ctx.db,
    links.map((link) => ({ ...link, fingerprint: link.token })),
  );

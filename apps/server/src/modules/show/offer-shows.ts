import type { Ctx } from '../../kernel/context';
import type { HookMap } from '../../kernel/hooks';
import { selectBookable } from './show.repository';

/** Most shows that can be booked at the same time. */
const MOST = 20;

/** Shows that a form offers: those whose visits can be booked now. */
export async function offerShows(ctx: Ctx, { list }: HookMap['formOffers']['input']) {
  if (list !== 'shows') return null;
  const rows = await selectBookable(ctx.db, ctx.now(), MOST);
  return rows.map(({ showId: key, settings: { title: text, cityName: note } }) => ({ key, text, note }));
}

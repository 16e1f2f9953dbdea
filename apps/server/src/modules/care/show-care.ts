import type { CareData } from '@voltfront/contract';
import { mayAskAgainAt } from '@voltfront/rules/care/adviser-request';
import { openingAt, worksAt } from '@voltfront/rules/care/opening';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { type AdviserRow, advisersById, type StorePlace, selectClosures, storePlaces } from '../store';
import { selectLastRequest, selectRated } from './care.repository';
import { type FoundCare, findCare } from './find-care';

/** Most visits that are offered to be rated at once. */
const MOST_TO_RATE = 5;

function presentAdviser(row: AdviserRow, store: StorePlace | undefined, now: number): CareData['adviser'] {
  const { adviserId, storeId, name, title, avatar, phone } = row;
  const hours = row.hours ?? store?.hours ?? '';
  const restDays = row.restDays ?? [];
  return {
    adviserId,
    storeId,
    name,
    title,
    avatar,
    phone,
    hours,
    restDays,
    isOnDuty: worksAt(hours, restDays, now),
  };
}

async function presentStores(
  ctx: Ctx,
  { places }: FoundCare,
  stores: ReadonlyMap<string, StorePlace>,
): Promise<CareData['stores']> {
  const closures = places.length === 0 ? [] : await selectClosures(ctx.db, [...stores.keys()], ctx.now());
  return places.flatMap(({ purpose, orderNo, storeId, fixedBy }) => {
    const store = stores.get(storeId);
    if (!store) return [];
    const { name, cityCode, address, phone, picture, latitude, longitude, hours } = store;
    const own = closures.filter((each) => each.storeId === storeId);
    const { isOpen, opensAt, closure } = openingAt(hours, own, ctx.now());
    return {
      purpose,
      orderNo,
      storeId,
      name,
      cityCode,
      address,
      phone,
      picture,
      latitude,
      longitude,
      hours,
      opening: { isOpen, opensAt, closure: closure && { untilAt: closure.untilAt, reason: closure.reason } },
      fixedBy,
    };
  });
}

/** What changed about the adviser since the person was told. */
function changeOf(
  { person }: FoundCare,
  adviser: AdviserRow | undefined,
  advisers: ReadonlyMap<string, AdviserRow>,
): Pick<CareData, 'change' | 'isAdviserNew'> {
  const known = person?.knownAdviserId ?? null;
  if (!adviser) return { change: null, isAdviserNew: false };
  if (known === null) return { change: null, isAdviserNew: true };
  const { adviserId } = adviser;
  const isOther = known !== adviserId;
  return { change: isOther ? { before: advisers.get(known)?.name ?? '', adviserId } : null, isAdviserNew: false };
}

/** Stores and adviser of the caller, with what comes next and what can be rated. */
export async function showCare(ctx: ActorCtx): Promise<CareData> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const found = await findCare(ctx, accountId);
  const { places, main, appointments, visits, person } = found;
  const next = appointments[0];
  const storeIds = new Set([...places, ...visits, ...(next ? [next] : [])].map(({ storeId }) => storeId));
  const rows = await storePlaces(ctx, [...storeIds]);
  const stores = new Map(rows.map((row) => [row.storeId, row]));
  const nameOf = (storeId: string) => stores.get(storeId)?.name ?? '';
  const advisers = await advisersById(ctx);
  const adviser = main ? advisers.get(main.adviserId) : undefined;
  const last = await selectLastRequest(ctx.db, accountId);
  const rated = await selectRated(
    ctx.db,
    accountId,
    visits.map(({ visitId }) => visitId),
  );
  return {
    stores: await presentStores(ctx, found, stores),
    adviser: adviser ? presentAdviser(adviser, stores.get(adviser.storeId), now) : null,
    ...changeOf(found, adviser, advisers),
    nextAppointment: next ? { ...next, storeName: nameOf(next.storeId) } : null,
    request: {
      last: last ? { state: last.state, at: last.createdAt, answeredAt: last.answeredAt, answer: last.answer } : null,
      againAt: mayAskAgainAt(person?.adviserAskedAt ?? null, now),
    },
    toRate: visits
      .filter(({ visitId }) => !rated.has(visitId))
      .slice(0, MOST_TO_RATE)
      .map(({ visitId, kind, storeId, at }) => ({ visitId, kind, storeId, storeName: nameOf(storeId), at })),
  };
}

import { RATE_VISIT_WITHIN_MS } from '@voltfront/rules/care/adviser-request';
import type { CareAppointment, CarePlace, CareVisit } from '../../kernel/care-sources';
import type { Ctx } from '../../kernel/context';
import { type CarePersonRow, selectCarePerson } from './care.repository';

/** A store of a person: one that a module told of, or the one that they chose. */
export type CaredPlace =
  | CarePlace
  | {
      purpose: 'chosen';
      orderNo: null;
      storeId: string;
      adviserId: string | null;
      fixedBy: 'appointment' | null;
      isRunning: boolean;
    };

/** A visit that can be rated. */
export type RatableVisit = CareVisit & { visitId: string };

/** Everything that is known of the stores of a person. */
export interface FoundCare {
  person: CarePersonRow | undefined;
  /** Each store and purpose once, the one that looks after the person now first. */
  places: CaredPlace[];
  /** The place whose adviser looks after the person; null when none has one. */
  main: (CaredPlace & { adviserId: string }) | null;
  /** Those to come, the next one first. */
  appointments: CareAppointment[];
  /** The newest first. */
  visits: RatableVisit[];
}

const visitIdOf = ({ kind, thingId, at }: CareVisit): string => `${kind}.${thingId}.${at}`;
const hasAdviser = (place: CaredPlace): place is CaredPlace & { adviserId: string } => place.adviserId !== null;

/** A running order comes before what the person chose, and that before what is over. */
function inOrder(told: readonly CarePlace[], chosen: CaredPlace | null): CaredPlace[] {
  const running = told.filter(({ isRunning, purpose }) => isRunning && purpose === 'delivery');
  const services = told.filter(({ purpose }) => purpose === 'service');
  const past = told.filter(({ isRunning, purpose }) => !isRunning && purpose === 'delivery');
  const all = [...running, ...(chosen && running.length === 0 ? [chosen] : []), ...services, ...past];
  const keyOf = ({ purpose, storeId }: CaredPlace) => `${purpose} ${storeId}`;
  return all.filter((place, index) => all.findIndex((other) => keyOf(other) === keyOf(place)) === index);
}

function chosenPlace(person: CarePersonRow | undefined, appointments: readonly CareAppointment[]): CaredPlace | null {
  if (!person?.storeId) return null;
  const { storeId, adviserId } = person;
  const isFixed = appointments.some((each) => each.storeId === storeId);
  return {
    purpose: 'chosen',
    orderNo: null,
    storeId,
    adviserId,
    fixedBy: isFixed ? 'appointment' : null,
    isRunning: true,
  };
}

/** Asks every module what it keeps about the stores of a person. */
export async function findCare(ctx: Ctx, userId: string): Promise<FoundCare> {
  const now = ctx.now();
  const told = await ctx.app.hooks.ask(ctx, 'careOfPerson', { userId, visitsFrom: now - RATE_VISIT_WITHIN_MS });
  const person = await selectCarePerson(ctx.db, userId);
  const appointments = told
    .flatMap((facts) => facts.appointments ?? [])
    .filter(({ endsAt }) => endsAt > now)
    .sort((a, b) => a.startsAt - b.startsAt);
  const places = inOrder(
    told.flatMap((facts) => facts.places ?? []),
    chosenPlace(person, appointments),
  );
  return {
    person,
    places,
    main: places.find(hasAdviser) ?? null,
    appointments,
    visits: told
      .flatMap((facts) => facts.visits ?? [])
      .map((visit) => ({ ...visit, visitId: visitIdOf(visit) }))
      .sort((a, b) => b.at - a.at),
  };
}

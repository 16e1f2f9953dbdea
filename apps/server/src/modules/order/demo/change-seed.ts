import { daysFrom, fillDeep } from '../../../demo/fill';
import { people } from '../../account/demo';
import { MODEL_YEARS, successors } from '../../vehicle/demo';
import type { AgreementSeed, BenefitSeed, ChangedOrderSeed, RightSeed, YearOfferSeed } from '..';
import { changeAgreements } from './change/agreements';
import { earlyBirdBenefits } from './change/benefits';
import { changedOrders } from './change/orders';
import { rights } from './change/rights';
import { compensations, yearOffers } from './change/year-offers';

const EFFECTIVE_DAYS_AGO = 30;

/** Rows of the new model year's offers: one open, one ended. */
export function yearOffersSeed(now: number): YearOfferSeed[] {
  return fillDeep(yearOffers).map(({ startDays, endDays, news, versionMap, ...offer }) => ({
    ...offer,
    fromYear: MODEL_YEARS.current,
    toYear: MODEL_YEARS.next,
    startsAt: daysFrom(now, startDays),
    endsAt: daysFrom(now, endDays),
    news: [...news],
    compensations,
    versionMap: { ...versionMap },
    successors,
  }));
}

/** Benefits that orders choose from. */
export function rightsSeed(now: number): RightSeed[] {
  return fillDeep(rights).map(({ yuan, isDefault = false, stock, endDays, modelId, ...right }, position) => ({
    ...right,
    modelId: modelId ?? null,
    versionIds: null,
    priceFen: yuan * 100,
    isDefault,
    stock: stock ?? null,
    endsAt: endDays === undefined ? null : daysFrom(now, endDays),
    position,
  }));
}

/** Agreements that are signed when an order changes. */
export function changeAgreementsSeed(now: number): AgreementSeed {
  const versions = fillDeep(changeAgreements).map(({ kind, title, version, intro, clauses }) => ({
    agreementId: kind,
    version,
    kind,
    title,
    clauses: [['前言', intro] as const, ...clauses].map(([name, text], place) => ({
      title: place === 0 ? name : `${place}. ${name}`,
      paragraphs: [text],
      isChanged: false,
    })),
    effectiveAt: daysFrom(now, -EFFECTIVE_DAYS_AGO),
  }));
  return { versions, options: [] };
}

/** Demo orders with changes. */
export function changedOrdersSeed(): ChangedOrderSeed[] {
  return changedOrders.flatMap(({ personId, plan, changes }) => {
    const person = people.find((each) => each.personId === personId);
    return person ? [{ person: { accountId: personId, mobile: person.mobile }, plan, changes }] : [];
  });
}

/** Early-bird benefits of blind and intention orders. */
export function earlyBirdsSeed(now: number): BenefitSeed[] {
  return earlyBirdBenefits.map(
    ({ yuan, productCodes, exclusiveGroup, endDays, priorityNumber, ...benefit }, position) => ({
      ...benefit,
      amountFen: yuan * 100,
      productCodes: productCodes ? [...productCodes] : null,
      exclusiveGroup: exclusiveGroup ?? null,
      endsAt: endDays === undefined ? null : daysFrom(now, endDays),
      priorityNumber: priorityNumber ?? null,
      position,
    }),
  );
}

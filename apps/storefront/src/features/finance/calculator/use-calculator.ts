import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FinanceChoiceData, FinanceShowDetailData, FinanceTradeInData } from '@voltfront/contract';
import { NOT_FOUND, FINANCE_NOT_OFFERED as NOT_OFFERED } from '@voltfront/contract/error-codes';
import { useEffect, useState } from 'react';
import { apiQuery, hasCode } from '@/api';
import type { PageQuery } from '@/page';
import { usePageShow, usePageVisible } from '@/platform/page-events';
import { router } from '@/platform/router';
import { carIn, type FinanceAddress, type FinanceCarAddress, subjectIn, tabIn, tradeInIn, wantedIn } from '../address';
import { choiceAddress, chooseProduct, type FinanceTab, fitChoice, type WantedChoice } from '../choice';
import { planCar } from '../plan/plan-address';
import { useFinanceSubject } from '../use-finance-subject';
import { SHOW_DETAIL } from '../use-order-finance';
import { takeHandedOver } from './return-to-calculator';
import { useCalculation } from './use-calculation';
import { useFinanceCity } from './use-finance-city';

interface Inputs {
  car: FinanceCarAddress;
  /** Undefined: where the products begin. */
  tab: FinanceTab | undefined;
  wanted: Record<'loan' | 'air', WantedChoice>;
  tradeIn: FinanceTradeInData;
  cityCode: string | undefined;
}

function inputsIn(address: FinanceAddress): Inputs {
  const tab = tabIn(address);
  const wanted = wantedIn(address);
  const isAir = tab === 'air';
  return {
    car: carIn(address),
    tab,
    wanted: { loan: isAir ? {} : wanted, air: isAir ? wanted : {} },
    tradeIn: tradeInIn(address),
    cityCode: address.cityCode,
  };
}

/** What another page chose, laid over the inputs: a car only when it names one, an old car only with a whole choice. */
function withHandedOver(inputs: Inputs, address: FinanceAddress): Inputs {
  const next = inputsIn(address);
  const hasCar = Object.values(next.car).some(Boolean);
  const kind = next.tab === 'air' ? 'air' : 'loan';
  return {
    ...inputs,
    car: hasCar ? next.car : inputs.car,
    tab: next.tab ?? inputs.tab,
    wanted:
      next.tab === 'cash'
        ? inputs.wanted
        : { ...inputs.wanted, [kind]: merged(inputs.wanted[kind], next.wanted[kind]) },
    tradeIn: address.method ? next.tradeIn : inputs.tradeIn,
    cityCode: next.cityCode ?? inputs.cityCode,
  };
}

const merged = (before: WantedChoice, named: WantedChoice): WantedChoice => ({
  ...before,
  ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
});

const firstTab = ({ defaults }: FinanceShowDetailData): FinanceTab =>
  defaults.loan ? 'loan' : defaults.air ? 'air' : 'cash';

/** Product and choice that the inputs come to with what is offered. */
function settle(detail: FinanceShowDetailData, { tab = firstTab(detail), wanted }: Inputs) {
  if (tab === 'cash') return { tab, product: null, choice: { method: 'cash' } satisfies FinanceChoiceData };
  const given = detail.defaults[tab];
  const usual = given?.method === 'cash' ? null : given;
  const product = chooseProduct(detail.products, tab, wanted[tab], usual);
  return { tab, product, choice: product && fitChoice(product, wanted[tab], usual) };
}

/**
 * The calculator: inputs from the address, brought into the limits of what is offered, and the server's figures for them.
 * Inputs are written back into the address, so that they survive a reload; other pages pass values with `returnToCalculator`.
 */
export function useCalculator(address: FinanceAddress) {
  const [inputs, setInputs] = useState(() => inputsIn(address));
  usePageShow(() => {
    const handed = takeHandedOver();
    if (handed) setInputs((now) => withHandedOver(now, handed));
  });
  const { subject, queries } = useFinanceSubject(inputs.car);
  const { cityCode, isKnown } = useFinanceCity(inputs.cityCode, inputs.car.orderNo);
  const show = useQuery({
    ...apiQuery(SHOW_DETAIL, { subject: subject ?? NO_CAR, cityCode }),
    enabled: subject !== null && isKnown,
    placeholderData: keepPreviousData,
  });
  const settled = show.data ? settle(show.data, inputs) : null;
  const choice = settled?.choice ?? null;
  const { tradeIn } = inputs;
  const calculation = useCalculation(subject && choice && { subject, cityCode, choice, tradeIn });
  const car = subjectIn(inputs.car) || !show.data ? inputs.car : planCar(show.data);
  const shownCity = inputs.cityCode ?? show.data?.city?.cityCode;
  const inAddress = { ...car, ...(choice ? choiceAddress(choice, tradeIn) : {}), cityCode: shownCity };
  useKeptAddress(settled ? { ...inAddress, tab: settled.tab } : null);

  const want = (change: WantedChoice) => {
    const kind = settled?.tab === 'air' ? 'air' : 'loan';
    setInputs((now) => ({ ...now, wanted: { ...now.wanted, [kind]: { ...now.wanted[kind], ...change } } }));
  };
  return {
    detail: show.data,
    /** Why the car cannot be calculated with: it is gone, or has no price yet. */
    refusal: show.data ? null : refusalOf(show.error),
    queries: [...queries, show] satisfies PageQuery[],
    tab: settled?.tab ?? 'loan',
    product: settled?.product ?? null,
    choice,
    tradeIn,
    cityCode,
    calculation,
    /** Car and choice, for pages that go on from here. */
    address: inAddress as FinanceAddress,
    wantedProductId: settled && settled.tab !== 'cash' ? inputs.wanted[settled.tab].productId : undefined,
    want,
    setTab: (tab: FinanceTab) => setInputs((now) => ({ ...now, tab })),
    setTradeIn: (next: FinanceTradeInData) => setInputs((now) => ({ ...now, tradeIn: next })),
    setCity: (next: string) => setInputs((now) => ({ ...now, cityCode: next })),
    setCar: (car: FinanceCarAddress) => setInputs((now) => ({ ...now, car })),
  };
}

export type Calculator = ReturnType<typeof useCalculator>;

/** What the server says about the car; nothing where it did not answer or is in trouble itself. */
function refusalOf(error: Error | null): string | null {
  const isAbout = hasCode(error, NOT_OFFERED) || hasCode(error, NOT_FOUND);
  return isAbout ? error.message : null;
}

const NO_CAR = { kind: 'version', versionId: '', subsidy: 'personal' } as const;

/** Writes the inputs into the address of the page while it is in front. */
function useKeptAddress(address: FinanceAddress | null): void {
  const isVisible = usePageVisible();
  const text = address && JSON.stringify(address);
  useEffect(() => {
    if (!text || !isVisible) return;
    router.setQuery(JSON.parse(text) as Record<string, string>);
  }, [text, isVisible]);
}

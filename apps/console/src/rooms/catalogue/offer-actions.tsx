import type { SaleState } from '@voltfront/rules/catalogue/change-moves';
import type { Dayjs } from 'dayjs';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { momentOf } from '../../ui/moments';
import { DiscountFields } from './discount-fields';
import { PriceFields, SaleFields } from './offer-fields';

/** A version, an option or a stock car, whose price and sale staff change. */
export interface Offered {
  kind: 'version' | 'option' | 'car';
  productCode?: string;
  /** The version in front, or the car. */
  id: string;
  priceFen: number;
  /** Null: sold. */
  sale: SaleState | null;
  /** Price and sale of each version that has the option; one of a version or a car. */
  offers: readonly { id: string; name: string; priceFen: number; sale: SaleState }[];
}

const CHOICES: Record<Offered['kind'], readonly SaleState[]> = {
  version: ['onSale', 'soldOut', 'withdrawn'],
  option: ['onSale', 'soldOut'],
  car: ['onSale', 'withdrawn'],
};

const WIDTH = 720;

const chosenOf = ({ id, offers }: Offered, ids: unknown) =>
  offers.filter((offer) => (Array.isArray(ids) ? ids.includes(offer.id) : offer.id === id));

/** Those that really change; all of them where none does, so that the server says it. */
const changing = <T extends { before: unknown; after: unknown }>(items: T[]): T[] => {
  const some = items.filter(({ before, after }) => before !== after);
  return some.length > 0 ? some : items;
};

const subjectOf = ({ kind, productCode }: Offered) => ({ kind, ...(productCode ? { productCode } : {}) });

/** Changes of price and sale and discounts, with their effect before they are sent. */
export function useOfferActions(): Action<Offered>[] {
  const { t } = useTexts();
  const needs = 'catalogue.change' as const;
  return [
    {
      key: 'price',
      label: t('proposePrice'),
      hint: t('proposePriceHint'),
      needs,
      width: WIDTH,
      isFor: ({ sale }) => sale !== null,
      initial: ({ id }) => ({ ids: [id] }),
      fields: (offered) => <PriceFields offered={offered} />,
      run: (offered, { fields, reason, idempotencyKey }) => {
        const after = Math.round(Number(fields.yuan) * 100);
        const chosen = chosenOf(offered, fields.ids);
        const items = changing(chosen.map(({ id, priceFen: before }) => ({ id, before, after })));
        const startsAt = fields.startsAt ? { startsAt: momentOf(fields.startsAt as Dayjs) } : {};
        const body = { ...subjectOf(offered), items, reason, ...startsAt };
        return call('POST /api/mporder/v1/staff/catalogue/price/propose', { body, reason, idempotencyKey });
      },
    },
    {
      key: 'discount',
      label: t('proposeDiscount'),
      hint: t('proposeDiscountHint'),
      needs,
      width: WIDTH,
      isFor: ({ kind, priceFen }) => kind !== 'car' && priceFen > 0,
      initial: ({ id }) => ({ ids: [id] }),
      fields: (offered) => <DiscountFields offered={offered} />,
      run: (offered, { fields, reason, idempotencyKey }) => {
        const { kind, productCode } = offered;
        const items = chosenOf(offered, fields.ids).map(({ id, priceFen }) => ({ id, priceFen }));
        const body = {
          kind: kind === 'option' ? ('option' as const) : ('version' as const),
          ...(productCode ? { productCode } : {}),
          items,
          amountFen: Math.round(Number(fields.yuan) * 100),
          text: String(fields.text).trim(),
          ...(fields.startsAt ? { startsAt: momentOf(fields.startsAt as Dayjs) } : {}),
          endsAt: momentOf(fields.endsAt as Dayjs),
          reason,
        };
        return call('POST /api/mporder/v1/staff/catalogue/discount/propose', { body, reason, idempotencyKey });
      },
    },
    {
      key: 'sale',
      label: t('changeSale'),
      hint: t('changeSaleHint'),
      needs,
      width: WIDTH,
      isFor: ({ sale }) => sale !== null,
      initial: ({ id }) => ({ ids: [id] }),
      fields: (offered) => (
        <SaleFields offered={offered} choices={CHOICES[offered.kind].filter((one) => one !== offered.sale)} />
      ),
      run: (offered, { fields, reason, idempotencyKey }) => {
        const after = fields.sale as SaleState;
        const chosen = chosenOf(offered, fields.ids);
        const items = changing(chosen.map(({ id, sale: before }) => ({ id, before, after })));
        const body = { ...subjectOf(offered), items, reason };
        return call('POST /api/mporder/v1/staff/catalogue/sale/change', { body, reason, idempotencyKey });
      },
    },
  ];
}

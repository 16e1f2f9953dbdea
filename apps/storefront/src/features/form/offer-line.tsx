import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { serverNow } from '@/api';
import { useArea } from '@/features/place/use-area';
import { RegionField, Select, SlotField } from '@/ui';
import { type LineProps, typed, useLine } from './field-props';
import { useCities } from './use-cities';
import { useFieldOffers } from './use-field-offers';

export function CityLine(props: LineProps<'city'>) {
  const { words, placeholder, value, onChange, onBlur } = useLine(props);
  const area = useArea();
  return (
    <RegionField
      {...words}
      placeholder={placeholder}
      regions={useCities()}
      nearCode={area?.cityCode}
      cityCode={value === undefined ? null : typed(value)}
      onBlur={onBlur}
      onChange={(choice) => onChange(choice.city.code)}
    />
  );
}

/** A store, or something else of a list. */
export function OfferLine(props: LineProps<'store' | 'pick'>) {
  const { form, field } = props;
  const { words, placeholder, value, onChange } = useLine(props);
  const offers = useFieldOffers(form, field);
  const implied = field.isImplied && value === undefined ? offers?.[0]?.key : undefined;
  useEffect(() => {
    if (implied !== undefined) onChange(implied);
  });
  if (field.isImplied) return null;
  return (
    <Select
      {...words}
      placeholder={placeholder}
      disabled={!offers?.length}
      options={(offers ?? []).map(({ key, text, note }) => ({ key, text, note }))}
      value={value === undefined ? null : typed(value)}
      onChange={onChange}
    />
  );
}

/** A time to be booked. */
export function SlotLine(props: LineProps<'slot'>) {
  const { form, field } = props;
  const { words, placeholder, value, onChange, onBlur } = useLine(props);
  const offers = useFieldOffers(form, field);
  const hasPlace = field.place.some((id) => form.answers[id] !== undefined);
  return (
    <SlotField
      {...words}
      placeholder={hasPlace ? placeholder : t`请先选择门店`}
      disabled={!offers}
      now={serverNow}
      onBlur={onBlur}
      value={value === undefined ? null : typed(value)}
      onChange={(key) => onChange(Number(key))}
      slots={(offers ?? []).flatMap(({ key, startsAt, endsAt, left }) =>
        typeof startsAt === 'number'
          ? [{ key, startAt: startsAt, endAt: endsAt ?? startsAt, remaining: left ?? undefined }]
          : [],
      )}
    />
  );
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { TradeInDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery, serverNow } from '@/api';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { useArea } from '@/features/vehicle/use-area';
import { showInMiddle } from '@/platform/scroll';
import {
  Button,
  Form,
  type FormState,
  PhoneField,
  Popup,
  RegionField,
  SegmentedControl,
  Select,
  SlotField,
  TextArea,
  TextField,
  useForm,
} from '@/ui';
import styles from './appoint-sheet.module.css';
import { type AppointValues, checkAppointment, startAppointment, toBooking } from './appoint-values';
import { useCities } from './use-cities';
import type { TradeInActions } from './use-trade-in';

export interface AppointSheetProps {
  request: TradeInDetailData;
  isOpen: boolean;
  onClose: () => void;
  actions: TradeInActions;
}

/** Books the inspection, or moves it. */
export function AppointSheet({ request, isOpen, onClose, actions }: AppointSheetProps) {
  const form = useForm<AppointValues>({
    name: 'inspection',
    initial: startAppointment(request),
    check: checkAppointment,
    reveal: showInMiddle,
  });
  useOwnMobile(form.values.mobile, (mobile) => form.set({ mobile }), isOpen);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    const values = form.validate();
    if (!values || isSending) return;
    setSending(true);
    await actions.appoint.mutateAsync(toBooking(request.requestId, values)).then(onClose, () => undefined);
    setSending(false);
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      tall
      title={request.inspection ? t`修改检测预约` : t`预约免费检测`}
      footer={
        <Button block loading={isSending} onClick={() => void send()}>
          {t`确认预约`}
        </Button>
      }
    >
      <Form form={form} label={t`检测预约`} onSubmit={send}>
        <PlaceFields form={form} />
        <ContactFields form={form} />
      </Form>
    </Popup>
  );
}

function PlaceFields({ form }: { form: FormState<AppointValues> }) {
  const { kind, cityCode, placeId } = form.values;
  const area = useArea();
  const cities = useCities();
  const places = useQuery({
    ...apiQuery('GET /api/mporder/v1/tradeIn/places', { cityCode: cityCode ?? '' }),
    enabled: cityCode !== null,
  });
  const { stores = [], home = null } = places.data ?? {};
  const setKind = (next: AppointValues['kind']) =>
    form.set({ kind: next, slot: null, placeId: next === 'home' ? (home?.placeId ?? null) : null });
  const { value: _city, onChange: _setCity, ...city } = form.field('cityCode');
  const { onBlur: _left, ...place } = form.field('placeId');
  const isNowhere = places.data !== undefined && stores.length === 0;
  return (
    <>
      <div className={styles.kind}>
        <SegmentedControl
          label={t`检测方式`}
          items={[
            { key: 'store', text: t`到店检测` },
            { key: 'home', text: t`上门检测`, disabled: home === null },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      <RegionField
        {...city}
        label={t`检测城市`}
        regions={cities}
        nearCode={area?.cityCode}
        cityCode={cityCode}
        error={isNowhere ? t`该城市暂无检测点，请选择附近城市` : undefined}
        onChange={(choice) => form.set({ cityCode: choice.city.code, kind: 'store', placeId: null, slot: null })}
      />
      {kind === 'store' && (
        <Select
          {...place}
          label={t`检测门店`}
          disabled={stores.length === 0}
          options={stores.map(({ placeId: key, name, address }) => ({ key, text: name, note: address }))}
          onChange={(key) => form.set({ placeId: key, slot: null })}
        />
      )}
      <SlotLine form={form} placeId={placeId} />
    </>
  );
}

/** Times are asked for anew each time a place is chosen: others book, too. */
function SlotLine({ form, placeId }: { form: FormState<AppointValues>; placeId: string | null }) {
  const slots = useQuery({
    ...apiQuery('GET /api/mporder/v1/tradeIn/slots', { placeId: placeId ?? '' }),
    enabled: placeId !== null,
    staleTime: 0,
  });
  return (
    <SlotField
      {...form.field('slot')}
      label={t`检测时间`}
      placeholder={placeId === null ? t`请先选择门店` : undefined}
      disabled={!slots.data}
      now={serverNow}
      slots={(slots.data ?? []).map(({ startsAt, endsAt, left }) => ({
        key: String(startsAt),
        startAt: startsAt,
        endAt: endsAt,
        remaining: left,
      }))}
    />
  );
}

function ContactFields({ form }: { form: FormState<AppointValues> }) {
  return (
    <>
      {form.values.kind === 'home' && (
        <TextArea
          {...form.field('address')}
          label={t`上门地址`}
          placeholder={t`街道、小区与停车位置`}
          maxLength={100}
        />
      )}
      <TextField {...form.field('name')} label={t`联系人`} placeholder={t`怎么称呼您`} maxLength={20} />
      <PhoneField {...form.field('mobile')} label={t`手机号`} bare />
    </>
  );
}

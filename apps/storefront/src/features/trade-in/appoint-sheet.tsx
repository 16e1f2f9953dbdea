import { t } from '@lingui/core/macro';
import type { TradeInDetailData } from '@voltfront/contract';
import { INSPECTION_FORM } from '@voltfront/rules/trade-in/inspection-form';
import { useEffect, useState } from 'react';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { areaWords } from '@/features/address/address-words';
import { chooseAddress } from '@/features/address/choose-address';
import { FormFields } from '@/features/form/form-fields';
import { type DataForm, useDataForm } from '@/features/form/use-data-form';
import { Button, Cell, Form, Popup } from '@/ui';
import { startAppointment, toBooking } from './appoint-values';
import { useInspectionOffers, useInspectionPlaces } from './use-inspection-offers';
import type { TradeInActions } from './use-trade-in';

export interface AppointSheetProps {
  request: TradeInDetailData;
  isOpen: boolean;
  onClose: () => void;
  actions: TradeInActions;
}

/** Books the inspection, or moves it. */
export function AppointSheet({ request, isOpen, onClose, actions }: AppointSheetProps) {
  const form = useDataForm({ form: INSPECTION_FORM, initial: startAppointment(request) });
  const { way, city, mobile } = form.state.values;
  useOwnMobile(String(mobile ?? ''), (own) => form.answer('mobile', own), isOpen);
  const places = useInspectionPlaces(city);
  const isNowhere = places !== undefined && places.stores.length === 0;
  const isLost = way === 'home' && places?.home === null;
  useEffect(() => {
    if (isLost) form.answer('way', 'store');
  });
  const [isSending, setSending] = useState(false);
  const send = async () => {
    const answers = isSending ? null : form.validate();
    if (!answers) return;
    setSending(true);
    await actions.appoint
      .mutateAsync(toBooking(request.requestId, answers))
      .then(onClose, (error: unknown) => void form.refuse(error));
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
      <Form form={form.state} label={t`检测预约`} onSubmit={send}>
        <FormFields
          form={form}
          isPlain
          useOffers={useInspectionOffers}
          isOff={(_, option) => option === 'home' && !places?.home}
          notices={{ city: isNowhere ? t`该城市暂无检测点，请选择附近城市` : undefined }}
        />
        {way === 'home' && <Cell icon="location" title={t`从收货地址选择`} onClick={() => void takeAddress(form)} />}
      </Form>
    </Popup>
  );
}

/** Fills in a delivery address of the customer, with whom to ask for there. */
async function takeAddress(form: DataForm): Promise<void> {
  const chosen = await chooseAddress();
  if (!chosen) return;
  form.answer('address', `${areaWords(chosen)} ${chosen.street}`);
  form.answer('name', chosen.receiver);
  form.answer('mobile', chosen.mobile);
}

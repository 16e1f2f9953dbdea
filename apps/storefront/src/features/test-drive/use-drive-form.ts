import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { BodyInputOf, TestDriveChannelData, TestDriveData } from '@voltfront/contract';
import { DRIVE_RUNNING } from '@voltfront/contract/error-codes';
import { fieldOf, fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormDefinition, FormField } from '@voltfront/rules/form/form-types';
import { ownDriveForm } from '@voltfront/rules/test-drive/drive-form';
import { partnerNumberFault } from '@voltfront/rules/test-drive/partner-number';
import { useEffect, useRef, useState } from 'react';
import { ApiError, apiKey, apiQuery, isRefusal, isTold, queryClient, useApiMutation } from '@/api';
import { type FormValues, useDataForm } from '@/features/form/use-data-form';
import { useArea } from '@/features/place/use-area';
import { navigate } from '@/navigation';
import { useSession } from '@/session';
import { modal, toast } from '@/ui';
import { useKeepTyped, useTypedBefore } from './typed-before';
import { useDriveSlots, useDriveStores } from './use-drive-offers';

const SUBMIT = 'POST /api/mpmkt/v1/testDrive/submit';
export type DriveBodyInput = BodyInputOf<typeof SUBMIT>;

export interface DriveFormOptions {
  channel: TestDriveChannelData;
  /** Model and city of the address. */
  wanted: { modelId?: string | undefined; cityCode?: string | undefined };
  source?: { subChannel?: string; click?: string };
  /** Answers that are given already: their fields are not drawn. */
  fixed?: FormValues;
  /** Answers to begin with, beside those of the address. */
  begin?: FormValues;
  /** Sends in another way than by itself, such as with a login first; null: the person stopped. */
  onSend?: (body: DriveBodyInput) => Promise<TestDriveData | null>;
  onDone: (drive: TestDriveData) => void;
}

/** A choice of one thing: it is not asked. */
export const isFixed = (field: FormField): boolean => field.kind === 'choice' && field.options.length === 1;

/** Answers to begin with: of choices the one of the address, or the only one. */
function firstAnswers(form: FormDefinition, wanted: Readonly<Record<string, string | undefined>>) {
  const known = fieldsOf(form).flatMap((field): (readonly [string, string | number])[] => {
    if (field.kind === 'number' && field.look === 'stepper') return [[field.id, field.min]];
    const options = field.kind === 'choice' ? field.options : [];
    const option = options.find(({ key }) => key === wanted[field.id]) ?? (isFixed(field) ? options[0] : undefined);
    return option ? [[field.id, option.key]] : [];
  });
  return Object.fromEntries(known);
}

/** The city to begin with, where the form offers it. */
function offersCity(form: FormDefinition, cityCode: string): boolean {
  const field = fieldOf(form, 'city');
  return field?.kind === 'city' || (field?.kind === 'choice' && field.options.some(({ key }) => key === cityCode));
}

/** Tells about a drive that the phone has already, and leads there. */
async function showRunning(error: ApiError): Promise<void> {
  const { key } = (error.data ?? {}) as { key?: string };
  const isWanted = await modal({
    title: t`已有预约`,
    content: t`${error.message}，可先改期或取消。`,
    confirmText: t`查看预约`,
    cancelText: t`知道了`,
  });
  if (isWanted && key) navigate('/pagesActivity/testDrive/result', { key });
}

/** The form of a channel while it is filled in, for a visitor or for somebody whose phone is known. */
export function useDriveForm({ channel, wanted, source = {}, fixed = {}, begin, onSend, onDone }: DriveFormOptions) {
  const { isLoggedIn } = useSession();
  const definition = isLoggedIn ? ownDriveForm(channel.form) : channel.form;
  const typed = useTypedBefore(channel.code);
  const form = useDataForm({
    form: definition,
    initial: { ...firstAnswers(definition, { model: wanted.modelId }), ...begin, ...typed, ...fixed },
  });
  useKeepTyped(channel.code, form.state.values);
  const { model, city, district, store, where, home, oldSeries, oldYear, oldKm } = form.state.values;
  const area = useArea();
  const near = wanted.cityCode ?? area?.cityCode;
  const hasCity = useRef(false);
  useEffect(() => {
    // Once: what the person clears or changes afterwards stays.
    if (hasCity.current || !near || !offersCity(definition, near)) return;
    hasCity.current = true;
    if (city === undefined) form.answer('city', near);
  });
  const running = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/running'), enabled: isLoggedIn });
  const asked = fieldOf(definition, 'store') ? model : undefined;
  const byDistrict = fieldOf(definition, 'district') ? { districtCode: district ?? '' } : {};
  const stores = useDriveStores({ modelId: asked, cityCode: city, ...byDistrict });
  const homes = useDriveStores({ modelId: where === 'home' ? model : undefined, cityCode: city, at: 'home' });
  const estimate = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/estimate', {
      seriesId: String(oldSeries ?? ''),
      year: Number(oldYear),
      mileageKm: Number(oldKm),
    }),
    enabled: Boolean(oldSeries && oldKm) && String(oldYear ?? '').length === 4,
  });
  const slots = useDriveSlots(store ?? home, channel.code);
  const done = (drive: TestDriveData) => {
    void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpmkt/v1/testDrive/running') });
    onDone(drive);
  };
  const fail = (error: ApiError) => {
    if (isRefusal(error, DRIVE_RUNNING)) return void showRunning(error);
    if (form.refuse(error)) void slots.refetch();
    else if (!isTold(error)) toast(error.message);
  };
  const submit = useApiMutation(SUBMIT, { onSuccess: done, onError: fail });
  const [isSendingApart, setSendingApart] = useState(false);
  const isSending = submit.isPending || isSendingApart;
  const sendApart = (body: DriveBodyInput, sendBody: NonNullable<typeof onSend>) => {
    setSendingApart(true);
    sendBody(body)
      .then(
        (drive) => drive && done(drive),
        (error) => {
          if (!(error instanceof ApiError)) throw error;
          fail(error);
        },
      )
      .finally(() => setSendingApart(false));
  };
  const numberFault = partnerNumberFault(channel.settings.number, source.subChannel);
  const send = () => {
    if (numberFault) return toast(numberFault);
    const answers = isSending ? null : form.validate();
    if (!answers) return;
    const body = { code: channel.code, version: definition.version, answers, source };
    if (onSend) sendApart(body, onSend);
    else submit.mutate(body);
  };
  return {
    form,
    send,
    isSending,
    isLoggedIn,
    /** What is wrong with the number that the address brought. */
    numberFault,
    isNowhere: stores?.length === 0,
    estimate: estimate.data,
    isHomeless: homes?.length === 0,
    running: running.data?.find(({ modelId }) => modelId === model),
  };
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { TestDriveChannelData, TestDriveData } from '@voltfront/contract';
import { DRIVE_RUNNING } from '@voltfront/contract/error-codes';
import { fieldOf } from '@voltfront/rules/form/form-fields';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { ownDriveForm } from '@voltfront/rules/test-drive/drive-form';
import { useEffect, useRef } from 'react';
import { type ApiError, apiKey, apiQuery, isRefusal, isTold, queryClient, useApiMutation } from '@/api';
import { type FormValues, useDataForm } from '@/features/form/use-data-form';
import { useArea } from '@/features/place/use-area';
import { navigate } from '@/navigation';
import { useSession } from '@/session';
import { modal, toast } from '@/ui';
import { useDriveSlots, useDriveStores } from './use-drive-offers';

export interface DriveFormOptions {
  channel: TestDriveChannelData;
  /** Model and city of the address. */
  wanted: { modelId?: string | undefined; cityCode?: string | undefined };
  source?: { subChannel?: string; click?: string };
  /** Answers that are given already: their fields are not drawn. */
  fixed?: FormValues;
  onDone: (drive: TestDriveData) => void;
}

/** The model to begin with: the one of the address, else the only one. */
function firstModel(form: FormDefinition, wanted: string | undefined): string | undefined {
  const field = fieldOf(form, 'model');
  const options = field?.kind === 'choice' ? field.options : [];
  return options.find(({ key }) => key === wanted)?.key ?? (options.length === 1 ? options[0]?.key : undefined);
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
    title: t`您已预约过该车型`,
    content: t`每款车型同时只能有一个进行中的预约，可先改期或取消。`,
    confirmText: t`查看预约`,
    cancelText: t`知道了`,
  });
  if (isWanted && key) navigate('/pagesActivity/testDrive/result', { key });
}

/** The form of a channel while it is filled in, for a visitor or for somebody whose phone is known. */
export function useDriveForm({ channel, wanted, source = {}, fixed = {}, onDone }: DriveFormOptions) {
  const { isLoggedIn } = useSession();
  const definition = isLoggedIn ? ownDriveForm(channel.form) : channel.form;
  const form = useDataForm({ form: definition, initial: { model: firstModel(definition, wanted.modelId), ...fixed } });
  const { model, city, store } = form.state.values;
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
  const stores = useDriveStores(fieldOf(definition, 'store') ? model : undefined, city);
  const slots = useDriveSlots(store);
  const submit = useApiMutation('POST /api/mpmkt/v1/testDrive/submit', {
    onSuccess: (drive) => {
      void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpmkt/v1/testDrive/running') });
      onDone(drive);
    },
    onError: (error) => {
      if (isRefusal(error, DRIVE_RUNNING)) return void showRunning(error);
      if (form.refuse(error)) void slots.refetch();
      else if (!isTold(error)) toast(error.message);
    },
  });
  const send = () => {
    const answers = submit.isPending ? null : form.validate();
    if (answers) submit.mutate({ code: channel.code, version: definition.version, answers, source });
  };
  return {
    form,
    send,
    isSending: submit.isPending,
    isLoggedIn,
    isNowhere: stores !== undefined && stores.length === 0,
    running: running.data?.find(({ modelId }) => modelId === model),
  };
}

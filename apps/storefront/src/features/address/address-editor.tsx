import { t } from '@lingui/core/macro';
import type { AreaProvince } from '@voltfront/rules/area/area-tree';
import { useEffect, useState } from 'react';
import { useApiMutation } from '@/api';
import { back, canGoBack, redirect } from '@/navigation';
import { useLeaveGuard } from '@/platform/leave-guard';
import { BottomBar, Button, Form, modal, toast } from '@/ui';
import styles from './address.module.css';
import { AddressFields } from './address-fields';
import { type AddressValues, toInput } from './address-form-values';
import type { WholeAddress } from './address-types';
import { answerChoice, isAddressAwaited } from './choose-address';
import { PasteBox } from './paste-box';
import { useAddressForm } from './use-address-form';
import { changed, refreshBook, useBook } from './use-book';

export interface AddressEditorProps {
  /** The address to change; none for a new one. */
  address: WholeAddress | undefined;
  areas: readonly AreaProvince[];
}

/** Changes an address or adds one. */
export function AddressEditor({ address, areas }: AddressEditorProps) {
  const form = useAddressForm(address, areas);
  const { save, steps, drop } = useSaving(address);
  useLeaveQuestion(form.isChanged && steps === 0);
  useEffect(() => {
    if (steps > 0) leave(steps);
  }, [steps]);
  return (
    <Form form={form.state} label={address ? t`编辑地址` : t`新增地址`} onSubmit={save} className={styles.form}>
      {({ submit, isBusy }) => (
        <>
          <PasteBox onTake={form.takeText} />
          <AddressFields form={form} areas={areas} isDefaultNow={address?.isDefault === true} />
          <BottomBar>
            {address && (
              <Button block variant="secondary" tone="danger" onClick={() => void drop(address)}>
                {t`删除`}
              </Button>
            )}
            <Button block loading={isBusy} onClick={submit}>
              {t`保存`}
            </Button>
          </BottomBar>
        </>
      )}
    </Form>
  );
}

/** `steps`: pages to go back, once there is nothing left to do here. */
function useSaving(address: WholeAddress | undefined) {
  const [steps, setSteps] = useState(0);
  const add = useApiMutation('POST /api/mpaccount/v1/addresses');
  const change = useApiMutation('POST /api/mpaccount/v1/addresses/update');
  const { remove } = useBook();
  return {
    steps,
    save: async (values: AddressValues) => {
      const input = toInput(values);
      const saved = await changed(
        address ? change.mutateAsync({ ...input, addressId: address.addressId }) : add.mutateAsync(input),
      );
      if (!saved) return;
      await refreshBook();
      toast(t`地址已保存`);
      // A page that waits for an address gets the new one, and the list in between is left as well.
      const isAnswer = !address && isAddressAwaited();
      if (isAnswer) answerChoice({ ...saved, mobile: values.mobile });
      setSteps(isAnswer ? 2 : 1);
    },
    drop: async (whole: WholeAddress) => {
      if (await remove(whole)) setSteps(1);
    },
  };
}

/** Back to the list or the page that asked; a form that was opened by its address alone gives way to the list. */
function leave(steps: number): void {
  if (canGoBack()) back(steps);
  else redirect('/pagesMine/address/index');
}

function useLeaveQuestion(isUnsaved: boolean): void {
  const content = t`修改尚未保存，确定离开吗？`;
  useLeaveGuard(isUnsaved, content, () => modal({ content, cancelText: t`继续编辑`, confirmText: t`离开` }));
}

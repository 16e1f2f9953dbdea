import { t } from '@lingui/core/macro';
import { useApiMutation } from '@/api';
import { showInMiddle } from '@/platform/scroll';
import { Button, Popup, toast, useForm } from '@/ui';
import { AccountFields } from './account-fields';
import { accountErrors, NO_ACCOUNT, toAccount } from './account-values';

interface AccountSheetProps {
  refundNo: string;
  isOpen: boolean;
  onClose: () => void;
  /** The account is saved. */
  onSaved: () => void;
}

/** Another bank account after the money could not go back. */
export function AccountSheet({ refundNo, isOpen, onClose, onSaved }: AccountSheetProps) {
  const form = useForm({ name: 'account', initial: NO_ACCOUNT, check: accountErrors, reveal: showInMiddle });
  const save = useApiMutation('POST /api/mporder/v1/refund/account', {
    onSuccess: () => {
      toast(t`收款账户已更新`);
      onSaved();
    },
    onError: onSaved,
  });
  const submit = () => {
    const values = form.validate();
    if (values) save.mutate({ refundNo, ...toAccount(values) });
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`填写收款账户`}
      footer={
        <Button block loading={save.isPending} onClick={submit}>
          {t`提交`}
        </Button>
      }
    >
      <AccountFields form={form} />
    </Popup>
  );
}

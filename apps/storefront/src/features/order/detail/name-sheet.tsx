import { t } from '@lingui/core/macro';
import type { BuyerData } from '@voltfront/contract';
import { Button, modal, Popup } from '@/ui';
import { BuyerFields } from '../buyer/buyer-fields';
import { toBuyer } from '../buyer/buyer-form';
import { useBuyerForm } from '../buyer/use-buyer-form';
import type { SheetProps } from './lock-sheet';
import styles from './order-detail.module.css';

export interface NameSheetProps extends SheetProps {
  onSave: (buyer: BuyerData) => void;
}

/** Another buyer for the order. */
export function NameSheet({ isOpen, isBusy, onClose, onSave }: NameSheetProps) {
  const form = useBuyerForm();
  const submit = async () => {
    form.validate();
    const buyer = toBuyer(form.values);
    if (!buyer) return;
    const { name } = buyer;
    const content = t`购车人将变更为“${name}”，购车协议需重新签署。确定变更吗？`;
    if (await modal({ content })) onSave(buyer);
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`变更购车人`}
      footer={
        <Button block loading={isBusy} onClick={submit}>
          {t`确认变更`}
        </Button>
      }
    >
      <div className={styles.fields}>
        <BuyerFields form={form} />
      </div>
    </Popup>
  );
}

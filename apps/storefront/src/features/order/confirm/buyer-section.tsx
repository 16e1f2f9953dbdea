import { t } from '@lingui/core/macro';
import type { DraftData } from '@voltfront/contract';
import { Button, Cell, Section } from '@/ui';
import { BuyerFields } from '../buyer/buyer-fields';
import type { ConfirmForm } from './use-confirm-form';

/** Buyer: the form, or the stored buyer, masked. */
export function BuyerSection({ form, kept }: { form: ConfirmForm; kept: DraftData['buyer'] }) {
  return (
    <Section title={t`购车人信息`}>
      {form.isBuyerKept && kept ? (
        <Cell
          title={kept.name}
          note={`${kept.maskedNumber}  ${kept.maskedMobile}`}
          value={
            <Button variant="text" size="small" onClick={form.editBuyer}>
              {t`修改`}
            </Button>
          }
        />
      ) : (
        <BuyerFields form={form.buyer} />
      )}
    </Section>
  );
}

import { t } from '@lingui/core/macro';
import type { QuotaValueData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { useState } from 'react';
import { Button, Popup, RadioGroup, Section } from '@/ui';

export interface ModelSheetProps {
  isOpen: boolean;
  onClose: () => void;
  values: readonly QuotaValueData[];
  isBusy: boolean;
  onChoose: (prizeId: string) => void;
}

/** The choice of the model that a coupon is for; it cannot be changed afterwards. */
export function ModelSheet({ isOpen, onClose, values, isBusy, onChoose }: ModelSheetProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`选择适用车型`}
      footer={
        <Button block disabled={chosen === null} loading={isBusy} onClick={() => chosen && onChoose(chosen)}>
          {t`确认领取`}
        </Button>
      }
    >
      <Section pad="m">
        <RadioGroup
          variant="tiles"
          label={t`选择适用车型`}
          options={values.map(({ prizeId, modelName, valueFen, left }) => ({
            key: prizeId,
            text: `${modelName} ${formatYuan(valueFen)}`,
            disabled: left === 0,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      </Section>
    </Popup>
  );
}

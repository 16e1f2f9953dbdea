import { t } from '@lingui/core/macro';
import type { DraftData } from '@voltfront/contract';
import { BottomBar, Button, Price, Text } from '@/ui';

export interface ConfirmBarProps {
  draft: DraftData;
  isConversion: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

/** Amount due now, with the button to pay it. */
export function ConfirmBar({ draft, isConversion, isBusy, onSubmit }: ConfirmBarProps) {
  const caption = isConversion ? t`应付差额` : draft.kind === 'intention' ? t`应付意向金` : t`应付定金`;
  return (
    <BottomBar
      lead={
        <div>
          <Text size="caption" tone="secondary" leading="title-1">
            {caption}
          </Text>
          <Price fen={draft.dueFen} size="large" />
        </div>
      }
    >
      <Button block loading={isBusy} onClick={onSubmit}>
        {t`提交订单`}
      </Button>
    </BottomBar>
  );
}

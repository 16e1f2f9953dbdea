import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { Proposal } from './configurator-state';
import { needText } from './explain';
import { StepSheet } from './step-sheet';

export interface NeedsSheetProps {
  proposal: Proposal | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** Asks before an option is taken that needs others: what would be added or leave, and at what price. */
export function NeedsSheet({ proposal, onAccept, onDecline }: NeedsSheetProps) {
  // What the sheet shows while it slides away.
  const last = useRef<Proposal | null>(null);
  if (proposal) last.current = proposal;
  const shown = last.current;
  if (!shown) return null;
  return (
    <StepSheet
      isOpen={proposal !== null}
      title={t`需要一并选择`}
      lead={needText(shown.product, shown.missing)}
      isPlan
      steps={shown.outcome.steps}
      deltaFen={shown.outcome.priceDeltaFen}
      cancelText={t`暂不选择`}
      confirmText={t`一并选择`}
      onCancel={onDecline}
      onConfirm={onAccept}
      onClose={onDecline}
    />
  );
}

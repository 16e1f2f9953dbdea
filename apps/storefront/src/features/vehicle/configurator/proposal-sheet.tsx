import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { Proposal } from './configurator-state';
import { needText, withoutText } from './explain';
import { StepSheet } from './step-sheet';

export interface ProposalSheetProps {
  proposal: Proposal | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** The words of a question: about what is needed, or about what leaves. */
function wordsOf({ kind, product, missing }: Proposal) {
  return kind === 'add'
    ? {
        title: t`需要一并选择`,
        lead: needText(product, missing),
        cancelText: t`暂不选择`,
        confirmText: t`一并选择`,
      }
    : { title: t`将一并移除`, lead: withoutText(product), cancelText: t`保留`, confirmText: t`一并移除` };
}

/** Asks before an option is added or removed together with others: lists them with their prices. */
export function ProposalSheet({ proposal, onAccept, onDecline }: ProposalSheetProps) {
  // Content shown while the sheet slides out.
  const last = useRef<Proposal | null>(null);
  if (proposal) last.current = proposal;
  const shown = last.current;
  if (!shown) return null;
  return (
    <StepSheet
      {...wordsOf(shown)}
      isOpen={proposal !== null}
      isPlan
      steps={shown.outcome.steps}
      deltaFen={shown.outcome.priceDeltaFen}
      onCancel={onDecline}
      onConfirm={onAccept}
      onClose={onDecline}
    />
  );
}

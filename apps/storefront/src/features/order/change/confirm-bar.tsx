import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { BottomBar, Button, ConsentBox, Price, toast } from '@/ui';
import { differenceMark, differenceName } from './change-words';
import styles from './confirm-bar.module.css';

export interface ConfirmBarProps {
  totalFen: number;
  differenceFen: number;
  /** To be ticked first; nothing to tick when left out. */
  consent?: string;
  text: string;
  isBusy?: boolean;
  /** The choice is not complete, or is being priced. */
  disabled?: boolean;
  onConfirm: () => void;
}

/** New total with its difference, a consent to tick, and the button that goes through with the change. */
export function ConfirmBar(props: ConfirmBarProps) {
  const { totalFen, differenceFen, consent, text, isBusy, disabled, onConfirm } = props;
  const { box, pass } = useConsent(consent);
  return (
    <BottomBar top={box} lead={<ChangeLead totalFen={totalFen} differenceFen={differenceFen} />}>
      <Button block disabled={disabled} loading={isBusy} onClick={pass(onConfirm)}>
        {text}
      </Button>
    </BottomBar>
  );
}

/** A total and how it differs from the one before. */
export function ChangeLead({ totalFen, differenceFen }: { totalFen: number; differenceFen: number }) {
  const amount = differenceMark(Math.abs(differenceFen)).replace('+', '');
  return (
    <div>
      <Price fen={totalFen} size="large" />
      <div className={styles.caption}>
        {differenceName(differenceFen)}
        {amount && ` ${amount}`}
      </div>
    </div>
  );
}

/** A box to tick, and a guard that reminds of it before anything happens. Without words there is nothing to tick. */
export function useConsent(consent: string | undefined): { box: ReactNode; pass: (act: () => void) => () => void } {
  const [isTicked, setTicked] = useState(false);
  const box = consent && (
    <ConsentBox checked={isTicked} onChange={setTicked}>
      {consent}
    </ConsentBox>
  );
  const pass = (act: () => void) => () => {
    if (isTicked || !consent) act();
    else toast(t`请先阅读并勾选确认`);
  };
  return { box, pass };
}

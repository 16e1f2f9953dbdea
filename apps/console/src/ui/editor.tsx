import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Card } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { CallError } from '../api/call';
import { randomText } from '../api/sign';
import { currentAddress, go } from '../app/route';
import { useTexts } from '../texts/texts';
import styles from './editor.module.css';

/** What the server said about something that makes no sense. */
const faultsOf = (error: unknown): string[] => {
  const data = error instanceof CallError ? error.data : null;
  const { faults, fields } = (data ?? {}) as { faults?: string[]; fields?: string[] };
  return faults ?? fields ?? [];
};

interface Saving {
  save: () => void;
  isBusy: boolean;
  fault: { message: string; faults: string[] } | null;
}

/**
 * Saves what is written, and opens the path that `send` answers with, unless somebody has gone elsewhere meanwhile. What was
 * typed stays when the server refuses it. `send` gets the idempotency key of its request.
 */
export function useSaving(send: (idempotencyKey: string) => Promise<string>): Saving {
  const { t } = useTexts();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Saving['fault']>(null);
  const key = useRef(randomText(24));
  const save = async () => {
    setBusy(true);
    setFault(null);
    const writtenAt = currentAddress();
    try {
      const path = await send(key.current);
      message.success(t('done'));
      await client.invalidateQueries();
      if (currentAddress() === writtenAt) go(path, { isReplaced: true });
    } catch (error) {
      setFault({ message: error instanceof Error ? error.message : '', faults: faultsOf(error) });
    }
    // What is sent next is another request; a lost answer leaves a revision that the server refuses.
    key.current = randomText(24);
    setBusy(false);
  };
  return { save: () => void save(), isBusy, fault };
}

/** What is written, and beside it what it looks like. */
export const EditorColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

interface BesideProps {
  title: string;
  saving: Saving;
  mayWrite: boolean;
  /** Words of the button that saves. */
  label?: string;
  children: ReactNode;
}

/** The preview that stays in sight, with the button that saves and what the server said. */
export function Beside({ title, saving: { save, isBusy, fault }, mayWrite, label, children }: BesideProps) {
  const { t } = useTexts();
  return (
    <div className={styles.sticky}>
      <Card
        title={title}
        extra={
          mayWrite ? (
            <Button type="primary" loading={isBusy} onClick={save}>
              {label ?? t('save')}
            </Button>
          ) : null
        }
      >
        {fault ? (
          <Alert
            className={styles.fault ?? ''}
            type="error"
            title={fault.message || t('offline')}
            description={
              fault.faults.length > 0 ? (
                <ul className={styles.faults}>
                  {fault.faults.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              ) : null
            }
          />
        ) : null}
        {children}
      </Card>
    </div>
  );
}

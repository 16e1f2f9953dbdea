import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { call } from '../api/call';
import { useTexts } from '../texts/texts';

const KEY = 'console.used';
/** So long before the end the person is asked whether they are there. */
const WARNING_MS = MINUTE_MS;
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

const lastUse = (): number => Number(localStorage.getItem(KEY) ?? 0);
const noteUse = (): void => localStorage.setItem(KEY, String(Date.now()));

/** Logs out after a time without use of any tab, and asks a minute before. */
export function IdleWatch({ idleMinutes, onIdle }: { idleMinutes: number; onIdle: () => void }) {
  const { t } = useTexts();
  const [leftS, setLeftS] = useState<number | null>(null);
  useEffect(() => {
    noteUse();
    const used = () => {
      // While the question is open, nothing but its answer counts.
      if (Date.now() - lastUse() < idleMinutes * MINUTE_MS - WARNING_MS) noteUse();
    };
    for (const sign of SIGNS) window.addEventListener(sign, used, { passive: true });
    const timer = setInterval(() => {
      const leftMs = lastUse() + idleMinutes * MINUTE_MS - Date.now();
      if (leftMs <= 0) onIdle();
      setLeftS(leftMs <= WARNING_MS ? Math.max(0, Math.ceil(leftMs / SECOND_MS)) : null);
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, used);
    };
  }, [idleMinutes, onIdle]);
  const stay = () => {
    noteUse();
    setLeftS(null);
    // Tells the server as well, whose clock counts calls alone.
    void call('GET /api/mpaccount/v1/staff/self').catch(() => null);
  };
  return (
    <Modal
      open={leftS !== null}
      title={t('idleTitle')}
      closable={false}
      okText={t('stay')}
      cancelText={t('logOut')}
      onOk={stay}
      onCancel={onIdle}
      mask={{ closable: false }}
    >
      {t('idleText', { n: leftS ?? 0 })}
    </Modal>
  );
}

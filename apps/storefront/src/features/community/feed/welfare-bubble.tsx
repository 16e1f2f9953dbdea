import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { DAY_MS } from '@voltfront/rules/time';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { inAppAddress, openAddress } from '@/navigation';
import { stored } from '@/session';
import { Icon, Picture } from '@/ui';
import styles from './welfare-bubble.module.css';

/** A bubble that was closed stays away for this time (ms): a week. */
const HIDDEN_MS = 7 * DAY_MS;

/** The floating gift of the community. It shows only when its page exists in this app, and never for a week after it was closed. */
export function WelfareBubble() {
  const { data } = useQuery(apiQuery('GET /api/mpmkt/v1/community/welfareBubble'));
  const [isHidden, setHidden] = useState(() => (stored.get('WELFARE_BUBBLE')?.hiddenUntilAt ?? 0) > Date.now());
  const bubble = data?.bubble;
  const address = bubble ? inAppAddress(bubble.link) : null;
  if (!bubble || address === null || isHidden) return null;
  const close = () => {
    stored.set('WELFARE_BUBBLE', { hiddenUntilAt: Date.now() + HIDDEN_MS });
    setHidden(true);
  };
  return (
    <div className={styles.bubble}>
      <Picture
        src={bubble.picture}
        width={72}
        aspect={1}
        alt={bubble.title}
        clear
        fit="contain"
        onClick={() => openAddress(address)}
      />
      <button type="button" className={styles.close} aria-label={t`关闭`} onClick={close}>
        <Icon name="close" size={16} className={styles.cross} />
      </button>
    </div>
  );
}

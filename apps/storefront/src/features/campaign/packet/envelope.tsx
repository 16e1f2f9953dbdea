import { t } from '@lingui/core/macro';
import type { PacketData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import type { ReactNode } from 'react';
import { Avatar, Button, cx, Picture, Stack, Tag, Text } from '@/ui';
import styles from './packet.module.css';
import { kindName, viewText } from './packet-words';

export interface EnvelopeProps {
  packet: PacketData;
  /** Opens it; left out where the envelope is only shown. */
  onOpen?: () => void;
  isBusy?: boolean;
  isOpening?: boolean;
  /** Under it: ways on. */
  children?: ReactNode;
}

/** A packet as its receiver gets it: skin, sender, greeting, and the way to open it or why there is none. */
export function Envelope({ packet, onOpen, isBusy, isOpening, children }: EnvelopeProps) {
  const { sender, title, greeting, skin, kind, condition, own } = packet;
  const reason = viewText(packet);
  return (
    <div className={styles.envelope}>
      <Stack row align="center" justify="center" gap={2}>
        {sender && <Avatar src={sender.avatar} name={sender.nickname} size="small" />}
        <Text weight="medium" heading={1}>
          {sender ? t`${sender.nickname} 的红包` : title}
        </Text>
        <Tag tone="danger">{kindName(kind)}</Tag>
        {condition === 'owners' && <Tag tone="warning">{t`仅限车主`}</Tag>}
      </Stack>
      <Text size="body-large" className={styles.greeting}>
        {greeting}
      </Text>
      <div className={styles.stage}>
        <span className={cx(styles.skin, isOpening && styles.opening)}>
          <Picture src={skin.picture} width={220} aspect={0.85} alt={skin.name} clear fit="contain" eager />
        </span>
      </div>
      {own && <Amount points={own.points} />}
      {reason && <Text tone="secondary">{reason}</Text>}
      {onOpen && packet.view === 'open' && (
        <div className={styles.open}>
          <Button block size="large" loading={isBusy || isOpening} onClick={onOpen} label={t`开红包`}>
            {t`开`}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}

/** Points that somebody got, in large figures. */
function Amount({ points }: { points: number }) {
  return (
    <div className={styles.amount} role="status">
      <span className={styles.figure}>{withCommas(points)}</span>
      <span>{t`积分`}</span>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import type { YearOfferData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { Button, modal, RadioGroup } from '@/ui';
import { DecisionCard, DecisionPoints } from './decision-card';
import styles from './decision-card.module.css';
import { isDecidable } from './year-words';

export interface KeepCardProps {
  offer: YearOfferData;
  isBusy: boolean;
  onKeep: (optionCode: string) => void;
}

/** Staying with the current year, for a compensation that is granted once. */
export function KeepCard({ offer, isBusy, onKeep }: KeepCardProps) {
  const { order, fromYear, keep, state, choice } = offer;
  const { compensations, grantedCode, grantedAt } = keep;
  const [wanted, setWanted] = useState<string | null>(grantedCode ?? compensations[0]?.optionCode ?? null);
  const granted = compensations.find(({ optionCode }) => optionCode === grantedCode);
  const isKept = choice === 'keep' || state === 'kept';
  const isKeptByTime = !isKept && (state === 'expired' || state === 'locked');
  const isOpen = isDecidable(offer) && !isKept;
  const time = grantedAt === null ? '' : formatDateTime(grantedAt);
  const confirm = async () => {
    const title = compensations.find(({ optionCode }) => optionCode === wanted)?.title ?? '';
    const content = granted
      ? t`保留 ${fromYear} 款？补偿已发放，不再重复发放`
      : t`保留 ${fromYear} 款并领取“${title}”？补偿仅发放一次`;
    if (wanted && (await modal({ content }))) onKeep(wanted);
  };
  return (
    <DecisionCard
      title={t`保留现款`}
      note={t`${fromYear} 款 · 配置与价格不变`}
      picture={order.cutout}
      mark={isKept ? t`已选择` : isKeptByTime ? t`已保留` : undefined}
      isChosen={isKept || isKeptByTime}
      actions={
        isOpen && (
          <Button block variant="secondary" disabled={!wanted} loading={isBusy} onClick={confirm}>
            {t`保留现款`}
          </Button>
        )
      }
    >
      {isOpen && !granted ? (
        <div className={styles.choices}>
          <div className={styles.caption}>{t`补偿权益（任选其一）`}</div>
          <RadioGroup
            label={t`补偿权益`}
            value={wanted}
            onChange={setWanted}
            options={compensations.map(({ optionCode, title, text }) => ({ key: optionCode, text: title, note: text }))}
          />
        </div>
      ) : (
        !isKeptByTime && <DecisionPoints points={granted ? [granted] : compensations} />
      )}
      {isKeptByTime && !granted && <div className={styles.caption}>{t`截止前未确认，不再发放补偿`}</div>}
      {granted && <div className={styles.caption}>{t`补偿已于 ${time} 发放`}</div>}
    </DecisionCard>
  );
}

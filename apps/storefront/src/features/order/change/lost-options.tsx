import { t } from '@lingui/core/macro';
import type { OrderChangePreviewData, VersionConfigData } from '@voltfront/contract';
import { useState } from 'react';
import { Button, Card, Fill, modal, Popup, RadioGroup, Tag, Text, toast } from '@/ui';
import { differenceMark } from './change-words';
import styles from './lost-options.module.css';
import { replacements, swapOption } from './swap-option';

type LostOption = OrderChangePreviewData['lost'][number];

export interface LostOptionsProps {
  preview: OrderChangePreviewData;
  /** Options of the new version; without them nothing can be exchanged. */
  config: VersionConfigData | undefined;
  /** Codes of lost options that the customer has decided about. */
  settled: readonly string[];
  onSettle: (productCode: string) => void;
  /** Another choice for the new version. */
  onSwap: (productCodes: string[], settledCode: string) => void;
}

/** Options of the order that the new version lacks: each is accepted as it turned out, or exchanged. */
export function LostOptions({ preview, config, settled, onSettle, onSwap }: LostOptionsProps) {
  const [open, setOpen] = useState<LostOption | null>(null);
  const { lost, rows, after } = preview;
  if (lost.length === 0) return null;
  const left = lost.filter(({ productCode }) => !settled.includes(productCode)).length;
  const successorOf = (code: string) => rows.find(({ before }) => before?.productCode === code)?.after ?? null;
  const take = async (lostCode: string, productCode: string) => {
    if (!config) return;
    const swap = swapOption(config, after.configuration.productCodes, productCode);
    if (swap.kind === 'blocked') return toast(swap.reason);
    if (swap.kind === 'ask' && !(await modal({ content: swap.question, confirmText: t`一并选择` }))) return;
    setOpen(null);
    onSwap(swap.productCodes, lostCode);
  };
  return (
    <Card
      className={styles.card}
      title={t`需要您确认的选配`}
      extra={left > 0 ? <Tag tone="warning">{t`${left} 项待确认`}</Tag> : <Tag tone="success">{t`已全部确认`}</Tag>}
    >
      {lost.map((option) => (
        <Lost
          key={option.productCode}
          option={option}
          successor={successorOf(option.productCode)?.name ?? null}
          isSettled={settled.includes(option.productCode)}
          canSwap={config !== undefined && replacements(config, option.groupCode).length > 1}
          onAccept={() => onSettle(option.productCode)}
          onSwap={() => setOpen(option)}
        />
      ))}
      <Popup isOpen={open !== null} onClose={() => setOpen(null)} title={open ? t`更换${open.group}` : undefined}>
        {open && config && (
          <RadioGroup
            label={open.group}
            isFinal
            value={successorOf(open.productCode)?.productCode ?? null}
            onChange={(code) => take(open.productCode, code)}
            options={replacements(config, open.groupCode).map(({ productCode, name, description, priceFen }) => ({
              key: productCode,
              text: name,
              note: description || undefined,
              value: differenceMark(priceFen) || t`标配`,
            }))}
          />
        )}
      </Popup>
    </Card>
  );
}

interface LostProps {
  option: LostOption;
  /** Option that replaces it. */
  successor: string | null;
  isSettled: boolean;
  canSwap: boolean;
  onAccept: () => void;
  onSwap: () => void;
}

function Lost({ option: { name, group, reason }, successor, isSettled, canSwap, onAccept, onSwap }: LostProps) {
  return (
    <div className={styles.row} role="group" aria-label={`${group} ${name}`}>
      <Fill>
        <div className={styles.name}>
          <span className={styles.gone}>{name}</span>
          <span aria-hidden>→</span>
          <span>{successor ?? t`取消`}</span>
        </div>
        <Text size="caption" tone="secondary" leading="body">
          {reason || group}
        </Text>
      </Fill>
      <div className={styles.actions}>
        {canSwap && (
          <Button size="small" variant="text" onClick={onSwap}>
            {t`更换`}
          </Button>
        )}
        {isSettled ? (
          <span className={styles.done}>{t`已确认`}</span>
        ) : (
          <Button size="small" variant="secondary" onClick={onAccept}>
            {successor ? t`接受` : t`接受取消`}
          </Button>
        )}
      </div>
    </div>
  );
}

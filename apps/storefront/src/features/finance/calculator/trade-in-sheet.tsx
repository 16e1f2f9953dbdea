import { t } from '@lingui/core/macro';
import type { FinanceShowDetailData, FinanceTradeInData } from '@voltfront/contract';
import { formatYuan, parseYuan } from '@voltfront/rules/money';
import { useEffect, useState } from 'react';
import { Button, Popup, RadioGroup, TextField } from '@/ui';
import { exactYuan } from '../figures';
import styles from './trade-in-sheet.module.css';

export interface TradeInSheetProps {
  isOpen: boolean;
  onClose: () => void;
  value: FinanceTradeInData;
  /** Own estimates and offers. */
  tradeIns: FinanceShowDetailData['tradeIns'];
  maxFen: number;
  onChange: (tradeIn: FinanceTradeInData) => void;
}

const TYPED = 'typed';
const NONE = 'none';

/** What the old car counts for: nothing, an own estimate or offer, or an amount typed in. */
export function TradeInSheet(props: TradeInSheetProps) {
  const { isOpen, onClose, value, tradeIns, maxFen, onChange } = props;
  const [key, setKey] = useState(keyOf(value));
  const [words, setWords] = useState(typedWords(value));
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!isOpen) return;
    setKey(keyOf(value));
    setWords(typedWords(value));
    setError(undefined);
  }, [isOpen, value]);
  const take = () => {
    const valueFen = key === TYPED ? typedFen(words, maxFen) : 0;
    if (typeof valueFen === 'string') {
      setError(valueFen);
      return;
    }
    onChange(
      key === TYPED ? { kind: 'typed', valueFen } : key === NONE ? { kind: 'none' } : { kind: 'own', tradeInId: key },
    );
    onClose();
  };
  const type = (next: string) => {
    setWords(next);
    setError(undefined);
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`旧车抵首付`}
      footer={
        <Button block onClick={take}>
          {t`确定`}
        </Button>
      }
    >
      <RadioGroup label={t`旧车抵首付`} options={optionsOf(tradeIns)} value={key} onChange={setKey} />
      {key === TYPED && (
        <div className={styles.field}>
          <TextField
            label={t`旧车估值`}
            value={words}
            onChange={type}
            inputMode="numeric"
            maxLength={9}
            placeholder={t`请输入金额`}
            after={<span>{t`元`}</span>}
            error={error}
            onSubmit={take}
            bare
          />
        </div>
      )}
    </Popup>
  );
}

const keyOf = (value: FinanceTradeInData): string => (value.kind === 'own' ? value.tradeInId : value.kind);

const typedWords = (value: FinanceTradeInData): string => (value.kind === 'typed' ? String(value.valueFen / 100) : '');

const optionsOf = (tradeIns: TradeInSheetProps['tradeIns']) => [
  { key: NONE, text: t`不使用旧车` },
  ...tradeIns.map(({ tradeInId, title, valueFen, isBinding }) => ({
    key: tradeInId,
    text: title,
    note: isBinding ? t`已确认的收购价` : t`预估价，以检测后报价为准`,
    value: exactYuan(valueFen),
  })),
  { key: TYPED, text: t`自行填写估值` },
];

/** Whole yuan as fen, or what is wrong with it. */
function typedFen(words: string, maxFen: number): number | string {
  const fen = parseYuan(words);
  if (fen === null || fen <= 0 || fen % 100 !== 0) return t`请输入大于 0 的整数金额`;
  const most = formatYuan(Math.floor(maxFen / 100) * 100);
  return fen > maxFen ? t`不能超过 ${most}` : fen;
}

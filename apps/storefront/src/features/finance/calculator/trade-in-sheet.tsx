import { t } from '@lingui/core/macro';
import type { FinanceShowDetailData, FinanceTradeInData } from '@voltfront/contract';
import { formatYuan, parseYuan } from '@voltfront/rules/money';
import { useState } from 'react';
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

/** What the old car counts for: nothing, an own estimate or offer, or an amount typed in. */
export function TradeInSheet(props: TradeInSheetProps) {
  const { isOpen, onClose } = props;
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`旧车抵首付`}>
      {isOpen && <Choices {...props} />}
    </Popup>
  );
}

const TYPED = 'typed';
const NONE = 'none';

function Choices({ value, tradeIns, maxFen, onChange, onClose }: TradeInSheetProps) {
  const [key, setKey] = useState(value.kind === 'own' ? value.tradeInId : value.kind);
  const [words, setWords] = useState(value.kind === 'typed' ? String(value.valueFen / 100) : '');
  const [error, setError] = useState<string>();
  const options = [
    { key: NONE, text: t`不使用旧车` },
    ...tradeIns.map(({ tradeInId, title, valueFen, isBinding }) => ({
      key: tradeInId,
      text: title,
      note: isBinding ? t`已确认的收购价` : t`预估价，以检测后报价为准`,
      value: exactYuan(valueFen),
    })),
    { key: TYPED, text: t`自行填写估值` },
  ];
  const take = () => {
    if (key === NONE) onChange({ kind: 'none' });
    else if (key !== TYPED) onChange({ kind: 'own', tradeInId: key });
    else {
      const valueFen = typedFen(words, maxFen);
      if (typeof valueFen === 'string') return setError(valueFen);
      onChange({ kind: 'typed', valueFen });
    }
    onClose();
  };
  return (
    <>
      <RadioGroup label={t`旧车抵首付`} options={options} value={key} onChange={setKey} />
      {key === TYPED && (
        <TextField
          label={t`旧车估值`}
          value={words}
          onChange={(next) => {
            setWords(next);
            setError(undefined);
          }}
          inputMode="numeric"
          maxLength={9}
          placeholder={t`请输入金额`}
          after={<span>{t`元`}</span>}
          error={error}
          onSubmit={take}
        />
      )}
      <div className={styles.foot}>
        <Button block onClick={take}>
          {t`确定`}
        </Button>
      </div>
    </>
  );
}

/** Whole yuan as fen, or what is wrong with it. */
function typedFen(words: string, maxFen: number): number | string {
  const fen = parseYuan(words);
  if (fen === null || fen <= 0 || fen % 100 !== 0) return t`请输入大于 0 的整数金额`;
  const most = formatYuan(Math.floor(maxFen / 100) * 100);
  return fen > maxFen ? t`不能超过 ${most}` : fen;
}

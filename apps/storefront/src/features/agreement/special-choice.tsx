import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { Button, Card, modal, RadioGroup, Tag, toast } from '@/ui';
import styles from './agreement-card.module.css';

export interface SpecialChoiceProps {
  orderNo: string;
  special: ReplyOf<'POST /api/mporder/v1/special/getSpecialOrderOption'>;
  /** The choice is final, or was already: ask again. */
  onChosen: () => Promise<unknown>;
}

/** One special agreement out of those offered; the choice is remembered at once and final after a question. */
export function SpecialChoice({ orderNo, special, onChosen }: SpecialChoiceProps) {
  const { options, savedCode, chosenCode, chosenAt } = special;
  const [wanted, setWanted] = useState<string | null>(chosenCode ?? savedCode);
  const save = useApiMutation('POST /api/mporder/v1/special/save/option', { silent: true });
  const choose = useApiMutation('POST /api/mporder/v1/special/agreement/choice', {
    onSuccess: () => toast(t`权益已选定`),
    onSettled: onChosen,
  });
  const isFinal = chosenCode !== null;
  const take = (optionCode: string) => {
    if (isFinal) return;
    setWanted(optionCode);
    save.mutate({ orderNo, optionCode });
  };
  const confirm = async () => {
    const title = options.find(({ optionCode }) => optionCode === wanted)?.title ?? '';
    if (wanted && (await modal({ content: t`选定“${title}”后不可更改，确定选择吗？` })))
      choose.mutate({ orderNo, optionCode: wanted });
  };
  const time = chosenAt === null ? '' : formatDateTime(chosenAt);
  return (
    <Card
      className={styles.card}
      title={t`专属权益协议`}
      extra={isFinal ? <Tag tone="success">{t`已选定`}</Tag> : t`任选其一`}
    >
      <div className={styles.options}>
        <RadioGroup
          label={t`专属权益协议`}
          value={isFinal ? chosenCode : wanted}
          onChange={take}
          options={options.map(({ optionCode, title, text }) => ({
            key: optionCode,
            text: title,
            note: text,
            disabled: isFinal && optionCode !== chosenCode,
          }))}
        />
      </div>
      {isFinal ? (
        <div className={styles.note}>{t`选定于 ${time}，签署后随车生效`}</div>
      ) : (
        <Button block size="medium" disabled={!wanted} loading={choose.isPending} onClick={confirm}>
          {t`确认选择`}
        </Button>
      )}
    </Card>
  );
}

import { t } from '@lingui/core/macro';
import { Fill, IconButton, pressable, Stack, SwipeActions, Tag, Text } from '@/ui';
import { ChoiceMark } from '@/ui/form/choice-mark';
import styles from './address.module.css';
import type { Address } from './address-types';
import { areaWords, labelWords } from './address-words';

export interface AddressRowProps {
  address: Address;
  /** In choosing mode: whether it is the one chosen before. */
  isChosen?: boolean | undefined;
  /** A tap on the row: chooses it, or opens it. */
  onTap: () => void;
  onEdit: () => void;
  onDefault: () => void;
  onDelete: () => void;
}

/** An address of the book; a swipe reveals what else can be done with it. */
export function AddressRow({ address, isChosen, onTap, onEdit, onDefault, onDelete }: AddressRowProps) {
  const { receiver, maskedMobile, street, label, isDefault } = address;
  const where = `${areaWords(address)} ${street}`;
  const actions = [
    ...(isDefault ? [] : [{ key: 'default', text: t`设为默认` }]),
    { key: 'delete', text: t`删除`, tone: 'danger' as const },
  ];
  return (
    <SwipeActions
      label={t`${receiver}，${where}`}
      actions={actions}
      onAction={(key) => (key === 'delete' ? onDelete() : onDefault())}
      className={styles.row}
    >
      <div className={styles.address}>
        <div
          className={styles.words}
          {...pressable(onTap)}
          {...(isChosen === undefined ? {} : { role: 'radio', 'aria-checked': isChosen })}
        >
          {isChosen !== undefined && <ChoiceMark isChosen={isChosen} className={styles.mark} />}
          <Fill>
            <Stack row align="center" gap={2} wrap>
              <Text size="body-large" weight="medium" leading="normal" className={styles.receiver}>
                {receiver}
              </Text>
              <Text size="body" tone="secondary" leading="normal">
                {maskedMobile}
              </Text>
              {isDefault && <Tag tone="accent">{t`默认`}</Tag>}
              {label && <Tag>{labelWords(label)}</Tag>}
            </Stack>
            <Text size="small" tone="secondary" leading="small" className={styles.area}>
              {areaWords(address)}
            </Text>
            <Text size="body" leading="normal" className={styles.street}>
              {street}
            </Text>
          </Fill>
        </div>
        <IconButton icon="edit" label={t`编辑${receiver}的地址`} onClick={onEdit} />
      </div>
    </SwipeActions>
  );
}

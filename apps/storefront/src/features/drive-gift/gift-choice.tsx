import { t } from '@lingui/core/macro';
import type { DriveGiftsData } from '@voltfront/contract';
import type { DataForm } from '@/features/form/use-data-form';
import { ChoiceTiles, cx, Icon, type IconName } from '@/ui';
import styles from './gift-choice.module.css';

type Gift = DriveGiftsData['gifts'][number];

export const GIFT_ICONS: Record<Gift['kind'], IconName> = { goods: 'gift', points: 'star', coupon: 'coupon' };

/** The gifts to choose from with what is left of them, as the field `gift` of the form. */
export function GiftChoice({ gifts, form }: { gifts: readonly Gift[]; form: DataForm }) {
  const { id, error } = form.state.field('gift');
  return (
    <>
      <div className={styles.title}>{t`选择礼品`}</div>
      <ChoiceTiles
        label={t`选择礼品`}
        className={styles.gifts}
        items={gifts}
        keyOf={({ giftId }) => giftId}
        chosenKey={String(form.state.values.gift ?? '')}
        isDisabled={({ left }) => left === 0}
        onTap={({ giftId }) => form.answer('gift', giftId)}
        nameOf={({ title, left }) => (left > 0 ? t`${title}，剩余 ${left} 份` : t`${title}，已领完`)}
        tileClass={({ left }, isChosen) => cx(styles.gift, isChosen && styles.chosen, left === 0 && styles.gone)}
      >
        {({ title, note, kind, left }) => (
          <>
            <Icon name={GIFT_ICONS[kind]} size={28} />
            <span className={styles.name}>{title}</span>
            <span className={styles.note}>{note}</span>
            <span className={styles.left}>{left > 0 ? t`剩余 ${left}` : t`已领完`}</span>
          </>
        )}
      </ChoiceTiles>
      {error && (
        <div id={id} role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </>
  );
}

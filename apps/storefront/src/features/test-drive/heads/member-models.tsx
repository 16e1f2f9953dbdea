import { t } from '@lingui/core/macro';
import { navigate, useParams } from '@/navigation';
import { ChoiceTiles, cx, Icon, Picture } from '@/ui';
import type { DrivePartProps } from '../drive-form';
import styles from './member-models.module.css';

/** The model with a screen of its own, for families. */
const FAMILY = 'YL09';

/** The models of a partner as rows; the one for families leads to its own screen. */
export function MemberModels({ field, channel, chosen, onChoose }: DrivePartProps) {
  const { memberNo } = useParams('/pagesActivity/testDrive/lcbIndex');
  const models = channel.models.filter(({ isOffered }) => isOffered);
  const take = (modelId: string) =>
    modelId === FAMILY
      ? navigate('/pagesActivity/testDrive/lcb009', memberNo ? { orderNo: memberNo } : {})
      : onChoose(modelId);
  return (
    <ChoiceTiles
      label={field.label}
      className={styles.rows}
      items={models}
      keyOf={({ modelId }) => modelId}
      chosenKey={String(chosen ?? '')}
      isSoldOut={({ modelId }) => modelId === FAMILY}
      onTap={({ modelId }) => take(modelId)}
      nameOf={({ modelId, name }) => (modelId === FAMILY ? t`${name} 家庭专场` : name)}
      tileClass={(_, isChosen) => cx(styles.row, isChosen && styles.chosen)}
    >
      {({ modelId, name, tagline, picture }, isChosen) => (
        <>
          <Picture src={picture} width={112} aspect={2} alt="" clear fit="contain" className={styles.car} />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{modelId === FAMILY ? t`家庭专场，可上门试驾` : tagline}</span>
          </span>
          <Icon name={modelId === FAMILY ? 'chevron-right' : isChosen ? 'check-circle' : 'plus'} size={20} />
        </>
      )}
    </ChoiceTiles>
  );
}

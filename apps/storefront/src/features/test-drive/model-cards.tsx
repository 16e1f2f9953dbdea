import { t } from '@lingui/core/macro';
import type { TestDriveChannelData } from '@voltfront/contract';
import { ChoiceTiles, cx, Picture } from '@/ui';
import styles from './model-cards.module.css';

export interface ModelCardsProps {
  models: TestDriveChannelData['models'];
  chosen: unknown;
  onChoose: (modelId: string) => void;
}

/** The cars to choose from; those that cannot be driven here are grey. */
export function ModelCards({ models, chosen, onChoose }: ModelCardsProps) {
  return (
    <ChoiceTiles
      label={t`试驾车型`}
      className={styles.cards}
      items={models}
      keyOf={({ modelId }) => modelId}
      chosenKey={String(chosen ?? '')}
      isDisabled={({ isOffered }) => !isOffered}
      onTap={({ modelId }) => onChoose(modelId)}
      nameOf={({ name, isOffered }) => (isOffered ? name : t`${name}，暂无试驾`)}
      tileClass={({ isOffered }, isChosen) => cx(styles.card, isChosen && styles.chosen, !isOffered && styles.off)}
    >
      {({ name, tagline, picture, isOffered }) => (
        <>
          <Picture
            src={picture}
            width={148}
            aspect={3 / 2}
            alt=""
            eager
            clear
            fit="contain"
            className={styles.picture}
          />
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{isOffered ? tagline : t`暂无试驾`}</span>
        </>
      )}
    </ChoiceTiles>
  );
}

import { t } from '@lingui/core/macro';
import type { PacketSkinData } from '@voltfront/contract';
import { ChoiceTiles, cx, Picture, Text } from '@/ui';
import styles from './packet.module.css';

export interface SkinTilesProps {
  skins: readonly PacketSkinData[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** One of several skins. */
export function SkinTiles({ skins, chosen, onChoose }: SkinTilesProps) {
  return (
    <ChoiceTiles
      label={t`选择封面`}
      items={skins}
      keyOf={({ key }) => key}
      chosenKey={chosen}
      onTap={({ key }) => onChoose(key)}
      nameOf={({ name }) => name}
      className={styles.covers}
      tileClass={(_, isChosen) => cx(styles.cover, isChosen && styles.chosen)}
    >
      {({ picture, name }) => (
        <>
          <Picture src={picture} width={90} aspect={0.85} alt="" clear fit="contain" />
          <Text size="small">{name}</Text>
        </>
      )}
    </ChoiceTiles>
  );
}

import { t } from '@lingui/core/macro';
import type { VoiceMaterialData } from '@voltfront/contract';
import { useState } from 'react';
import { Block } from '@/features/campaign/block';
import { Button, Icon, Picture, Popup, pressable, Strip, Text, Video } from '@/ui';
import styles from './material.module.css';
import { saveMaterial } from './save-material';

/** Films or pictures to look at and to save. */
export function MaterialStrip({ title, materials }: { title: string; materials: readonly VoiceMaterialData[] }) {
  const [shown, setShown] = useState<VoiceMaterialData | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (materials.length === 0) return null;
  const open = (material: VoiceMaterialData) => {
    setShown(material);
    setOpen(true);
  };
  return (
    <Block title={title}>
      <Strip className={styles.strip} chosen={-1}>
        {() => (
          <div className={styles.row}>
            {materials.map((material) => (
              <Tile key={material.title} material={material} onOpen={() => open(material)} />
            ))}
          </div>
        )}
      </Strip>
      <MaterialSheet material={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Block>
  );
}

function Tile({ material: { title, picture, clip }, onOpen }: { material: VoiceMaterialData; onOpen: () => void }) {
  return (
    <div className={styles.tile} {...pressable(onOpen)}>
      <div className={styles.view}>
        <Picture src={picture} width={140} aspect={4 / 3} alt="" />
        {clip !== null && (
          <span className={styles.play}>
            <Icon name="play" size={20} />
          </span>
        )}
      </div>
      <Text size="small" oneLine className={styles.name}>
        {title}
      </Text>
    </div>
  );
}

interface MaterialSheetProps {
  material: VoiceMaterialData | null;
  isOpen: boolean;
  onClose: () => void;
}

function MaterialSheet({ material, isOpen, onClose }: MaterialSheetProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!material || isSaving) return;
    setSaving(true);
    await saveMaterial(material);
    setSaving(false);
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={material?.title ?? ''}
      footer={
        <Button block icon="download" loading={isSaving} onClick={() => void save()}>
          {t`保存到相册`}
        </Button>
      }
    >
      {material && (
        <div className={styles.room}>
          {material.clip === null ? (
            <Picture src={material.picture} width={358} aspect={4 / 3} alt={material.title} />
          ) : (
            isOpen && <Video src={material.clip} poster={material.picture} label={material.title} />
          )}
        </div>
      )}
    </Popup>
  );
}

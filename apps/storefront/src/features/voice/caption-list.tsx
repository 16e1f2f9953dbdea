import { t } from '@lingui/core/macro';
import { Block } from '@/features/campaign/block';
import { Button, Text } from '@/ui';
import { copyWords } from './copy-words';
import styles from './material.module.css';

/** Texts to copy. */
export function CaptionList({ title, captions }: { title: string; captions: readonly string[] }) {
  if (captions.length === 0) return null;
  return (
    <Block title={title}>
      {captions.map((caption) => (
        <div key={caption} className={styles.caption}>
          <Text size="label" className={styles.words}>
            {caption}
          </Text>
          <Button size="small" variant="soft" label={t`复制 ${caption}`} onClick={() => void copyWords(caption)}>
            {t`复制`}
          </Button>
        </div>
      ))}
    </Block>
  );
}

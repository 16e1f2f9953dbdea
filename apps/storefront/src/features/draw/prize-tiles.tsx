import type { CampaignPrizeData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { Picture, Text } from '@/ui';
import styles from './board.module.css';

/** Prizes of a draw in rows; those that have run out are left out. */
export function PrizeTiles({ title, prizes }: { title: string; prizes: readonly CampaignPrizeData[] }) {
  const shown = prizes.filter(({ left }) => left !== 0);
  return (
    <Block title={title}>
      <div className={styles.strip}>
        {shown.map(({ prizeId, title: name, picture }) => (
          <span key={prizeId} className={styles.shown}>
            <span className={styles.small}>
              <Picture src={picture} width={64} aspect={1} alt="" clear fit="contain" />
            </span>
            <Text size="caption" tone="secondary">
              {name}
            </Text>
          </span>
        ))}
      </div>
    </Block>
  );
}

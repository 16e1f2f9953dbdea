import type { CampaignData } from '@voltfront/contract';
import { Picture } from '@/ui';
import styles from './campaign.module.css';
import { CampaignState } from './campaign-state';

/** A campaign's tall picture with its title, its line and its time on it. */
export function CampaignHero({ campaign, onTurn }: { campaign: CampaignData; onTurn: () => void }) {
  const { title, lead, artwork } = campaign;
  return (
    <div className={styles.hero}>
      <Picture src={artwork.tall} width={390} aspect={1} alt="" eager />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{lead}</div>
        <CampaignState campaign={campaign} onTurn={onTurn} />
      </div>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import type { CampaignData } from '@voltfront/contract';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';
import styles from './packet.module.css';
import { momentText } from './packet-words';

export interface RulesScreenProps {
  campaign: CampaignData;
  /** Back to the page that the rules are of. */
  backText: string;
  onBack: () => void;
}

/** The rules of a campaign with its window, and the ways on. */
export function RulesScreen({ campaign, backText, onBack }: RulesScreenProps) {
  const { startsAt, endsAt, title } = campaign;
  return (
    <>
      <div className={styles.top} />
      <CellGroup inset>
        <Cell title={title} note={t`${momentText(startsAt)} 至 ${momentText(endsAt)}`} />
      </CellGroup>
      <CampaignRules rules={campaign.rules} />
      <CellGroup inset>
        <Cell title={t`积分规则`} onClick={() => navigate('/pagesMine/integralExplanation')} />
        <Cell title={backText} onClick={onBack} />
      </CellGroup>
    </>
  );
}

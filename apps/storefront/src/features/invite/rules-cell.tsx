import { t } from '@lingui/core/macro';
import type { CampaignData } from '@voltfront/contract';
import { useState } from 'react';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { Cell, Popup } from '@/ui';

/** Opens the rules of a campaign over its page. */
export function RulesCell({ campaign }: { campaign: Pick<CampaignData, 'rules'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Cell title={t`活动规则`} note={t`参与条件与发放时间`} onClick={() => setOpen(true)} />
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t`活动规则`}>
        <CampaignRules rules={campaign.rules} />
      </Popup>
    </>
  );
}

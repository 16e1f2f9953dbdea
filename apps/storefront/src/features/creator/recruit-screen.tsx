import { t } from '@lingui/core/macro';
import type { RecruitData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { serverNow } from '@/api';
import { Block } from '@/features/campaign/block';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { Avatar, BottomBar, Button, Fill, Popup, ShareSheet, Stack, shortDate, Text } from '@/ui';
import styles from './creator.module.css';
import { openForm } from './creator-actions';
import { readRecruitAgain } from './creator-cache';
import { nextStep } from './creator-words';

/** The landing page: what creators do and get, what is asked of them, who they are, and the way to apply. */
export function RecruitScreen({ recruit, share }: { recruit: RecruitData; share: ShareContent }) {
  const { campaign, terms, left } = recruit;
  const [isSharing, setSharing] = useState(false);
  const [isRuleOpen, setRuleOpen] = useState(false);
  const step = nextStep(recruit, serverNow());
  const id = campaign.slug;
  const go = () => (step.action === 'apply' ? openForm(id) : navigate('/pagesActivity/koc/appKocSuccess', { id }));
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readRecruitAgain} />
      <div className={styles.figures} style={{ backgroundColor: campaign.artwork.accent }}>
        <Figure value={withCommas(left)} label={t`剩余名额`} />
        <Figure value={withCommas(terms.openings)} label={t`招募人数`} />
        <Figure value={shortDate(campaign.endsAt)} label={t`申请截止`} />
      </div>
      <Points title={t`共创官做什么`} items={terms.duties} />
      <Points title={t`共创官权益`} items={terms.perks} />
      <Block title={t`申请条件`}>
        <Lines items={terms.demands} />
      </Block>
      <Block title={t`申请流程`}>
        <Lines items={terms.stages} isNumbered />
      </Block>
      {terms.creators.length > 0 && <Creators creators={terms.creators} />}
      <Block title={t`招募说明`}>
        <Button variant="text" size="small" onClick={() => setRuleOpen(true)}>
          {t`查看完整规则`}
        </Button>
      </Block>
      <BottomBar
        lead={
          <Button variant="secondary" icon="share" label={t`分享招募`} onClick={() => setSharing(true)}>
            {t`分享`}
          </Button>
        }
      >
        <Button block disabled={step.action === null} onClick={go}>
          {step.text}
        </Button>
      </BottomBar>
      <Popup isOpen={isRuleOpen} onClose={() => setRuleOpen(false)} title={t`招募规则`}>
        <CampaignRules rules={campaign.rules} />
      </Popup>
      <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={share} />
    </>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className={styles.figure}>
      <span className={styles.number}>{value}</span>
      <span className={styles.caption}>{label}</span>
    </div>
  );
}

function Points({ title, items }: { title: string; items: RecruitData['terms']['perks'] }) {
  return (
    <Block title={title}>
      <Stack gap={3}>
        {items.map((item) => (
          <div key={item.title}>
            <Text weight="bold">{item.title}</Text>
            <Text size="small" tone="secondary" leading="small">
              {item.text}
            </Text>
          </div>
        ))}
      </Stack>
    </Block>
  );
}

function Lines({ items, isNumbered = false }: { items: readonly string[]; isNumbered?: boolean }) {
  return (
    <Stack gap={2}>
      {items.map((item, index) => (
        <Stack key={item} row gap={2}>
          <span className={isNumbered ? styles.step : styles.dot} aria-hidden>
            {isNumbered ? index + 1 : ''}
          </span>
          <Fill>
            <Text size="label" leading="normal">
              {item}
            </Text>
          </Fill>
        </Stack>
      ))}
    </Stack>
  );
}

function Creators({ creators }: { creators: RecruitData['terms']['creators'] }) {
  return (
    <Block title={t`在任共创官`}>
      <Stack gap={3}>
        {creators.map(({ name, line, picture }) => (
          <Stack key={name} row align="center" gap={3}>
            <Avatar src={picture} name={name} />
            <Fill>
              <Text weight="medium">{name}</Text>
              <Text size="small" tone="secondary">
                {line}
              </Text>
            </Fill>
          </Stack>
        ))}
      </Stack>
    </Block>
  );
}

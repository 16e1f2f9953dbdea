import { t } from '@lingui/core/macro';
import type { PacketCampaignData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { queryClient } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { ensureLogin, navigate } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, EmptyState, Section, Text } from '@/ui';
import { openEntry, openRecords } from './editions';
import styles from './packet.module.css';
import { CAMPAIGN } from './packet-cache';
import { SentRow } from './packet-row';
import { reasonAgainst, sendsLeft } from './packet-words';

/** Fewer points than this make no packet. */
const LEAST_POINTS = 10;

export const readCampaignAgain = (): void => void queryClient.invalidateQueries({ queryKey: [CAMPAIGN] });

/** First edition: picture, balance, sends that are left, and the last packets. */
export function FirstEntry({ data }: { data: PacketCampaignData }) {
  const { campaign, own, latest } = data;
  const { slug } = campaign;
  const left = sendsLeft(data);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readCampaignAgain} />
      <div className={styles.top} />
      {own && (
        <Section>
          <div className={styles.sums}>
            <Sum label={t`我的积分`} value={withCommas(own.points)} />
            {left !== null && <Sum label={t`今日剩余次数`} value={String(left)} />}
          </div>
        </Section>
      )}
      <CellGroup inset>
        <Cell icon="clock" title={t`我的记录`} onClick={() => openRecords('first', slug)} />
        <RulesCell slug={slug} />
      </CellGroup>
      {own && (
        <Section title={t`最近的红包`}>
          <div className={styles.rows}>
            {latest.map((packet) => (
              <SentRow key={packet.packetId} packet={packet} edition="first" />
            ))}
          </div>
          {latest.length === 0 && <EmptyState type="packet" title={t`还没有发过红包`} top={8} />}
        </Section>
      )}
      <FirstBar data={data} />
    </>
  );
}

/** Sending, or what stands in its way: an ended first edition leads to the new one. */
function FirstBar({ data }: { data: PacketCampaignData }) {
  const { slug, state } = data.campaign;
  if (state === 'ended')
    return (
      <BottomBar>
        <Button block onClick={() => openEntry('new')}>{t`去新版好友积分红包`}</Button>
      </BottomBar>
    );
  return (
    <SendBar data={data} onSend={() => ensureLogin() && navigate('/pagesIntegralActivity/sentPocket', { slug })} />
  );
}

/** The bar with the button that sends, or the reason why nothing can be sent. */
export function SendBar({ data, onSend }: { data: PacketCampaignData; onSend: () => void }) {
  const reason = reasonAgainst(data);
  const isShort = data.own !== null && data.own.points < LEAST_POINTS;
  if (reason === null && isShort)
    return (
      <BottomBar>
        <Button block onClick={() => navigate('/pagesMine/integral')}>{t`积分不足，去赚积分`}</Button>
      </BottomBar>
    );
  return (
    <BottomBar>
      <Button block disabled={reason !== null} onClick={onSend}>
        {reason ?? t`发红包`}
      </Button>
    </BottomBar>
  );
}

export function RulesCell({ slug }: { slug: string }) {
  return (
    <Cell
      icon="info"
      title={t`规则`}
      onClick={() => navigate('/pagesIntegralActivity/activityDesc', { edition: slug })}
    />
  );
}

/** A figure with its name. */
export function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <div className={styles.sum}>{value}</div>
      <Text size="small" tone="secondary">
        {label}
      </Text>
    </div>
  );
}

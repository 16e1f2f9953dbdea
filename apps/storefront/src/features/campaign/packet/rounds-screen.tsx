import { t } from '@lingui/core/macro';
import type { PacketData, ReplyOf } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { queryClient } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, EmptyState, Section, Tag } from '@/ui';
import styles from './packet.module.css';
import { ROUNDS } from './packet-cache';
import { PacketRow } from './packet-row';
import { kindName, momentText, stateName, stateTone } from './packet-words';
import { useReminder } from './use-reminder';

type Rounds = ReplyOf<typeof ROUNDS>;

const readAgain = () => void queryClient.invalidateQueries({ queryKey: [ROUNDS] });

/** Where a round is seen: the waiting room before, the envelope while it is open, else who got what. */
function openRound({ packetId: id, view }: PacketData): void {
  if (view === 'coming') navigate('/pagesCommunity/redPacket/waiting', { id });
  else if (view === 'open' || view === 'notAllowed') navigate('/pagesCommunity/redPacket/receivePacket', { id });
  else navigate('/pagesCommunity/redPacket/packetDetail', { id });
}

/** Rounds from today on and the last before, and what the person got in all of them. */
export function RoundsScreen({ rounds: { campaign, items, ownPoints } }: { rounds: Rounds }) {
  const next = items.filter(({ state }) => state === 'coming' || state === 'running');
  const over = items.filter(({ state }) => state !== 'coming' && state !== 'running');
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readAgain} />
      <div className={styles.top} />
      <CellGroup inset>
        <Cell
          icon="gift"
          title={t`我的红包`}
          value={ownPoints === null ? undefined : t`共 ${withCommas(ownPoints)} 积分`}
          onClick={() => navigate('/pagesCommunity/redPacket/myPacket')}
        />
        <Cell icon="info" title={t`红包说明`} onClick={() => navigate('/pagesCommunity/redPacket/explain')} />
      </CellGroup>
      <Section title={t`开抢场次`}>
        <div className={styles.rows}>
          {next.map((round) => (
            <RoundRow key={round.packetId} round={round} />
          ))}
        </div>
        {next.length === 0 && (
          <EmptyState type="packet" title={t`暂无新场次`} desc={t`新场次公布后会在这里显示`} top={8} />
        )}
      </Section>
      {over.length > 0 && (
        <Section title={t`往期场次`}>
          <div className={styles.rows}>
            {over.map((round) => (
              <RoundRow key={round.packetId} round={round} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function RoundRow({ round }: { round: PacketData }) {
  const { title, points, shares, kind, opensAt, state, condition, own, movedFrom } = round;
  const start = momentText(opensAt);
  return (
    <PacketRow
      packet={round}
      onOpen={() => openRound(round)}
      title={title ?? ''}
      points={points}
      tags={
        <>
          <Tag tone={stateTone(state)}>{stateName(round)}</Tag>
          {condition === 'owners' && <Tag tone="warning">{t`仅限车主`}</Tag>}
          {own && <Tag tone="success">{t`已领 ${own.points}`}</Tag>}
        </>
      }
      note={t`${start}${movedFrom !== null ? t`（已改期）` : ''} · ${kindName(kind)} · ${shares} 个`}
      action={state === 'coming' && <ReminderButton round={round} />}
    />
  );
}

/** Sets or removes the reminder of a round. */
export function ReminderButton({ round, block }: { round: PacketData; block?: boolean }) {
  const { toggle, isBusy } = useReminder(round);
  return (
    <Button
      size={block ? 'large' : 'small'}
      block={block === true}
      variant="secondary"
      loading={isBusy}
      label={t`开抢提醒 ${round.title ?? ''}`}
      onClick={toggle}
    >
      {round.isReminded ? t`取消提醒` : t`开抢提醒`}
    </Button>
  );
}

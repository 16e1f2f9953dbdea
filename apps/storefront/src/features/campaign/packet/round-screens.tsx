import { t } from '@lingui/core/macro';
import type { PacketData, PacketTotalsData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { withCommas } from '@voltfront/rules/money';
import type { ApiList } from '@/api';
import { currentAddress, navigate, redirect } from '@/navigation';
import { ListFooter } from '@/page';
import { Button, Cell, CellGroup, EmptyState, Section, ShareSheet, Skeleton } from '@/ui';
import { Sum } from './entry-screen';
import { Envelope } from './envelope';
import styles from './packet.module.css';
import { ReceivedRow } from './packet-row';
import { spanName } from './packet-words';
import { ReceiverList, type Receivers } from './receiver-list';
import { useOpenPacket } from './use-open-packet';
import { usePacketShare } from './use-packet-share';

const goToRounds = () => navigate('/pagesCommunity/redPacket/index');

/** The sealed envelope of a round; once it is open, its details take the place of the page. */
export function ReceiveScreen({ packet }: { packet: PacketData }) {
  const { packetId: id, view } = packet;
  const opening = useOpenPacket(packet, () => redirect('/pagesCommunity/redPacket/packetDetail', { id }));
  return (
    <Envelope packet={packet} onOpen={() => void opening.open()} isBusy={opening.isBusy} isOpening={opening.isOpening}>
      <div className={styles.buttons}>
        {view === 'coming' && (
          <Button block onClick={() => redirect('/pagesCommunity/redPacket/waiting', { id })}>{t`去等待开抢`}</Button>
        )}
        {view !== 'open' && view !== 'coming' && (
          <Button block variant="secondary" onClick={() => navigate('/pagesCommunity/redPacket/packetDetail', { id })}>
            {t`查看领取详情`}
          </Button>
        )}
        {view !== 'open' && <Button block variant="secondary" onClick={goToRounds}>{t`其他场次`}</Button>}
      </div>
    </Envelope>
  );
}

/** What the caller got of a round, in words where it is nothing. */
function ownText({ view }: PacketData): string {
  return view === 'empty' ? t`未抢到` : t`未领取`;
}

/** A round with everybody who got something. */
export function RoundDetail({ packet, list }: { packet: PacketData; list: Receivers }) {
  const { packetId: id, view, state, own, returnedPoints } = packet;
  const share = usePacketShare(packet, currentAddress());
  return (
    <>
      <Envelope packet={packet} />
      <CellGroup inset>
        <Cell title={t`我的领取`} value={own ? t`${own.points} 积分` : ownText(packet)} />
        {state === 'expired' && <Cell title={t`已过期，退回活动`} value={t`${returnedPoints} 积分`} />}
      </CellGroup>
      <ReceiverList packet={packet} list={list} />
      <div className={styles.buttons}>
        {view === 'open' && (
          <Button block onClick={() => navigate('/pagesCommunity/redPacket/receivePacket', { id })}>{t`去领取`}</Button>
        )}
        {state === 'running' && (
          <Button block variant="secondary" onClick={share.open}>
            {t`分享给好友`}
          </Button>
        )}
        <Button block variant="secondary" onClick={() => navigate('/pagesCommunity/redPacket/myPacket')}>
          {t`我的红包`}
        </Button>
        <Button block variant="secondary" onClick={goToRounds}>{t`全部场次`}</Button>
      </div>
      <ShareSheet {...share.sheet} />
    </>
  );
}

/** What the person got in all rounds, by month. */
export function MyRounds({ list, totals }: { list: ApiList<PacketData>; totals: readonly PacketTotalsData[] }) {
  const sum = (key: 'received' | 'receivedCount' | 'luckiestCount') =>
    withCommas(totals.reduce((all, each) => all + each[key], 0));
  const months = [...new Set(list.items.map(monthOf))];
  return (
    <>
      <div className={styles.top} />
      <Section>
        <div className={styles.sums}>
          <Sum label={t`累计积分`} value={sum('received')} />
          <Sum label={t`领取次数`} value={sum('receivedCount')} />
          <Sum label={t`手气最佳`} value={sum('luckiestCount')} />
        </div>
      </Section>
      <CellGroup inset>
        <Cell title={t`积分明细`} onClick={() => navigate('/pagesMine/integral')} />
      </CellGroup>
      {months.map((month) => (
        <Section key={month} title={spanName(month)} note={monthNote(totals, month)}>
          <div className={styles.rows}>
            {list.items
              .filter((packet) => monthOf(packet) === month)
              .map((packet) => (
                <ReceivedRow
                  key={packet.packetId}
                  packet={packet}
                  onOpen={() => navigate('/pagesCommunity/redPacket/packetDetail', { id: packet.packetId })}
                />
              ))}
          </div>
        </Section>
      ))}
      {list.items.length === 0 && list.state.loading ? (
        <Skeleton variant="row" count={4} />
      ) : (
        <ListFooter
          list={list}
          empty={
            <EmptyState type="packet" title={t`还没有领过社区红包`} btnText={t`看看下一场`} onAction={goToRounds} />
          }
        />
      )}
    </>
  );
}

const monthOf = ({ own, opensAt }: PacketData): string => formatInstant(own?.at ?? opensAt, 'YYYY-MM');

const monthNote = (totals: readonly PacketTotalsData[], month: string): string =>
  t`共 ${totals.find(({ span }) => span === month)?.received ?? 0} 积分`;

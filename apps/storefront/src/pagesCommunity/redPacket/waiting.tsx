import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { PACKET } from '@/features/campaign/packet/packet-cache';
import { packetSubject } from '@/features/campaign/packet/packet-subject';
import { packetCard } from '@/features/campaign/packet/use-packet-share';
import { WaitingRoom } from '@/features/campaign/packet/waiting-room';
import { currentAddress, redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { toast } from '@/ui';

const ROUTE = '/pagesCommunity/redPacket/waiting';

/** 等待开抢: the waiting room of a round; one that has started or was cancelled is left at once. */
export default function WaitingPage() {
  const { id = '' } = useParams(ROUTE);
  const packet = useQuery({ ...apiQuery(PACKET, { packetId: id }), enabled: id !== '' });
  const { data } = packet;
  const state = data?.state;
  useEffect(() => {
    if (state === undefined || state === 'coming') return;
    if (state === 'cancelled') {
      toast(t`本场红包已取消`);
      redirect('/pagesCommunity/redPacket/index');
    } else redirect('/pagesCommunity/redPacket/receivePacket', { id });
  }, [state, id]);
  const share = data && (() => packetCard(data, currentAddress()));
  return (
    <Page
      route={ROUTE}
      subject={packetSubject}
      isMissing={id === ''}
      queries={[packet]}
      plain
      {...(share && { share })}
    >
      {() => data && state === 'coming' && <WaitingRoom round={data} />}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { PACKET } from '@/features/campaign/packet/packet-cache';
import { packetSubject } from '@/features/campaign/packet/packet-subject';
import { ReceiveScreen } from '@/features/campaign/packet/round-screens';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesCommunity/redPacket/receivePacket';

/** 领取红包: the sealed envelope of a round; who has opened it sees its details instead. */
export default function ReceivePage() {
  const { id = '' } = useParams(ROUTE);
  const packet = useQuery({ ...apiQuery(PACKET, { packetId: id }), enabled: id !== '' });
  const { data } = packet;
  const isDrawn = data?.view === 'drawn';
  useEffect(() => {
    if (isDrawn) redirect('/pagesCommunity/redPacket/packetDetail', { id });
  }, [isDrawn, id]);
  return (
    <Page route={ROUTE} subject={packetSubject} isMissing={id === ''} queries={[packet]} plain>
      {() => data && <ReceiveScreen packet={data} />}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { landingAddress, replaceByDetail } from '@/features/campaign/packet/editions';
import { LandingScreen } from '@/features/campaign/packet/landing-screen';
import { PACKET } from '@/features/campaign/packet/packet-cache';
import { packetSubject } from '@/features/campaign/packet/packet-subject';
import { packetCard } from '@/features/campaign/packet/use-packet-share';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesActivity/redPackage/sentPocket';

/** 领取红包: the closed packet of the festival; who has opened it sees its details instead. */
export default function FestivalLandingPage() {
  const { id = '' } = useParams(ROUTE);
  const packet = useQuery({ ...apiQuery(PACKET, { packetId: id }), enabled: id !== '' });
  const { data } = packet;
  const isDrawn = data?.view === 'drawn';
  useEffect(() => {
    if (isDrawn) replaceByDetail('festival', id);
  }, [isDrawn, id]);
  const share = data && (() => packetCard(data, landingAddress('festival', id)));
  return (
    <Page
      route={ROUTE}
      subject={packetSubject}
      isMissing={id === ''}
      queries={[packet]}
      plain
      {...(share && { share })}
    >
      {() => data && <LandingScreen packet={data} />}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import type { RoutePath } from '@/navigation';
import { Page } from '@/page';
import { type Edition, landingAddress } from './editions';
import { PACKET } from './packet-cache';
import { packetSubject } from './packet-subject';
import { SentScreen } from './sent-screen';
import { packetCard } from './use-packet-share';

export interface SentPageProps {
  route: RoutePath;
  edition: Edition;
  /** Of the address; empty: nothing to show. */
  packetId: string;
  /** How often (ms) the opened shares are counted again; left out: not by itself. */
  pollMs?: number;
}

/** The page of a packet that its sender has just made. */
export function SentPage({ route, edition, packetId, pollMs }: SentPageProps) {
  const packet = useQuery({
    ...apiQuery(PACKET, { packetId }),
    enabled: packetId !== '',
    ...(pollMs !== undefined && { refetchInterval: pollMs }),
  });
  const { data } = packet;
  const share = data && (() => packetCard(data, landingAddress(edition, packetId)));
  return (
    <Page
      route={route}
      subject={packetSubject}
      isMissing={packetId === '' || data?.isOwn === false}
      queries={[packet]}
      {...(share && { share })}
    >
      {() => data && <SentScreen packet={data} edition={edition} />}
    </Page>
  );
}

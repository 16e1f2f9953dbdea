declare module '../../../../kernel/jobs' {
  interface EventMap {
    /** The last share of a person's packet was opened. */
    PacketEmptied: { accountId: string; packetId: string; points: number; shares: number };
    /** The time of a person's packet is over, and what nobody opened went back. */
    PacketReturned: { accountId: string; packetId: string; points: number };
    /** A round that a person wants to be reminded of begins soon. */
    PacketRoundDue: { accountId: string; packetId: string; title: string; opensAt: number };
  }
  interface JobMap {
    /** Gives back what nobody opened of a packet whose time is over. */
    returnPacket: { packetId: string };
    /** Reminds people of a round that begins soon. */
    remindOfRound: { packetId: string };
  }
}

export {};

/** A whole number from 0 to `below` - 1, each as likely as any other. */
export type RandomBelow = (below: number) => number;

export const PACKET_KINDS = ['random', 'equal'] as const;
export type PacketKind = (typeof PACKET_KINDS)[number];

/** Every share is at least this. */
export const LEAST_SHARE = 1;

/** Whether points can be split so: at least one for each share, and for equal shares without a rest. */
export const canSplit = (kind: PacketKind, total: number, shares: number): boolean =>
  Number.isInteger(total) &&
  Number.isInteger(shares) &&
  shares >= 1 &&
  total >= shares * LEAST_SHARE &&
  (kind === 'random' || total % shares === 0);

/**
 * Shares by the doubled mean: what is above the least share is given out in turn, each time anything from nothing to twice the
 * mean of what is left, and the last takes the rest. Then they are shuffled, so that no turn is better than another.
 */
function splitAtRandom(total: number, shares: number, random: RandomBelow): number[] {
  let left = total - shares * LEAST_SHARE;
  const amounts = Array.from({ length: shares }, (_, index) => {
    const people = shares - index;
    const part = people === 1 ? left : random(Math.floor((2 * left) / people) + 1);
    left -= part;
    return LEAST_SHARE + part;
  });
  for (let index = shares - 1; index > 0; index -= 1) {
    const other = random(index + 1);
    [amounts[index], amounts[other]] = [amounts[other] as number, amounts[index] as number];
  }
  return amounts;
}

/**
 * The shares of a packet in the order in which they are opened: whole points, each at least one, together exactly the total.
 *
 * Examples: 100 points in 4 equal shares are 25, 25, 25 and 25; 3 points in 3 random shares are 1, 1 and 1.
 * @throws RangeError for what `canSplit` refuses
 */
export function splitPacket(kind: PacketKind, total: number, shares: number, random: RandomBelow): number[] {
  if (!canSplit(kind, total, shares)) throw new RangeError(`${total} points cannot be split in ${shares}, ${kind}`);
  if (kind === 'equal') return Array.from({ length: shares }, () => total / shares);
  return splitAtRandom(total, shares, random);
}

/** Number, from 1, of the luckiest share: the largest, and of several the one that is opened first. */
export const luckiestShare = (amounts: readonly number[]): number => amounts.indexOf(Math.max(...amounts)) + 1;

/** What the brand adds to a packet: so many per cent of the sender's points, without the part of a point. */
export const supplementOf = (points: number, percent: number): number => Math.floor((points * percent) / 100);

/**
 * Who gets what nobody opened: the sender and the brand in the ratio in which they filled the packet, a part of a point goes to
 * the brand.
 *
 * Example: of 1,000 points and 100 added ones 330 are left: 300 go to the sender, 30 to the brand.
 */
export function divideRest(
  { points, supplement }: { points: number; supplement: number },
  rest: number,
): { toSender: number; toBrand: number } {
  const toSender = Math.floor((rest * points) / (points + supplement));
  return { toSender, toBrand: rest - toSender };
}

/** Whether a device shows its local addresses, and of what kind they are. The addresses are not kept. */
export type LocalAddress = 'unknown' | 'hidden' | 'private' | 'public';

/** Address discovery gives up after this long (ms). */
export const ADDRESS_WAIT_MS = 300;

/** As much of a peer connection as discovery uses. */
export interface Peer {
  onicecandidate: ((event: { candidate: { candidate: string } | null }) => void) | null;
  createDataChannel: (label: string) => unknown;
  createOffer: () => Promise<unknown>;
  setLocalDescription: (description: unknown) => Promise<void>;
  close: () => void;
}

const PRIVATE = [
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^127\./,
  /^f[cd]/i,
  /^fe[89ab]/i,
];

/** Kind of the address in a candidate line. */
export function classifyAddress(candidate: string): LocalAddress {
  const address = candidate.split(' ')[4] ?? '';
  if (address.endsWith('.local')) return 'hidden';
  if (!/^[\d.]+$|^[\da-f:]+$/i.test(address)) return 'unknown';
  return PRIVATE.some((pattern) => pattern.test(address)) ? 'private' : 'public';
}

const RANK: readonly LocalAddress[] = ['unknown', 'hidden', 'private', 'public'];

/**
 * Asks the device which addresses it would offer a peer, and gives the most telling kind. The peer has no servers, so no
 * other host is called. Ends after 300 ms, whatever has come by then.
 *
 * @param open makes a peer connection without servers; undefined where there are none
 */
export function discoverLocalAddress(open: (() => Peer) | undefined): Promise<LocalAddress> {
  return new Promise((resolve) => {
    let found: LocalAddress = 'unknown';
    let peer: Peer | undefined;
    const end = () => {
      clearTimeout(timer);
      peer?.close();
      peer = undefined;
      resolve(found);
    };
    const timer = setTimeout(end, ADDRESS_WAIT_MS);
    const take = (line: string) => {
      const kind = classifyAddress(line);
      if (RANK.indexOf(kind) > RANK.indexOf(found)) found = kind;
    };
    try {
      peer = open?.();
      if (!peer) return end();
      peer.onicecandidate = ({ candidate }) => (candidate ? take(candidate.candidate) : end());
      peer.createDataChannel('');
      const asked = peer;
      asked
        .createOffer()
        .then((offer) => asked.setLocalDescription(offer))
        .catch(end);
    } catch {
      end();
    }
  });
}

import { navigate, redirect } from '@/navigation';
import { formatAddress } from '@/platform/router/address';

/** The editions of packets that people send, each with its pages and its campaign. */
export type Edition = 'first' | 'new' | 'festival';

/** What a shared link opens. */
export type Landing = '/pagesIntegralActivity/pocketDetail' | '/pagesActivity/redPackage/sentPocket';

interface Pages {
  /** Campaign of the edition, unless the address names another one. */
  slug: string;
  entry:
    | '/pagesIntegralActivity/enterPage'
    | '/pagesIntegralActivity/enterPageNew'
    | '/pagesActivity/redPackage/enterPage';
  records:
    | '/pagesIntegralActivity/recordList'
    | '/pagesIntegralActivity/recordListNew'
    | '/pagesActivity/redPackage/recordList';
  sent:
    | '/pagesIntegralActivity/sentSuccess'
    | '/pagesIntegralActivity/sentSuccessNew'
    | '/pagesActivity/redPackage/sentSuccess';
  /** Who opened a packet. */
  detail: '/pagesIntegralActivity/pocketDetail' | '/pagesActivity/redPackage/pocketDetail';
  landing: Landing;
}

export const EDITIONS: Readonly<Record<Edition, Pages>> = {
  first: {
    slug: 'points-packet-first',
    entry: '/pagesIntegralActivity/enterPage',
    records: '/pagesIntegralActivity/recordList',
    sent: '/pagesIntegralActivity/sentSuccess',
    detail: '/pagesIntegralActivity/pocketDetail',
    landing: '/pagesIntegralActivity/pocketDetail',
  },
  new: {
    slug: 'points-packet',
    entry: '/pagesIntegralActivity/enterPageNew',
    records: '/pagesIntegralActivity/recordListNew',
    sent: '/pagesIntegralActivity/sentSuccessNew',
    detail: '/pagesIntegralActivity/pocketDetail',
    landing: '/pagesIntegralActivity/pocketDetail',
  },
  festival: {
    slug: 'festival-packet',
    entry: '/pagesActivity/redPackage/enterPage',
    records: '/pagesActivity/redPackage/recordList',
    sent: '/pagesActivity/redPackage/sentSuccess',
    detail: '/pagesActivity/redPackage/pocketDetail',
    landing: '/pagesActivity/redPackage/sentPocket',
  },
};

/** The campaign of the rounds. */
export const ROUNDS_SLUG = 'community-packet';

export const openEntry = (edition: Edition): void => navigate(EDITIONS[edition].entry, {});
export const openRecords = (edition: Edition, slug: string): void => navigate(EDITIONS[edition].records, { slug });
export const openDetail = (edition: Edition, packetId: string): void =>
  navigate(EDITIONS[edition].detail, { id: packetId });
export const replaceByDetail = (edition: Edition, packetId: string): void =>
  redirect(EDITIONS[edition].detail, { id: packetId });

/** Address that a shared packet opens. */
export const landingAddress = (edition: Edition, packetId: string): string =>
  formatAddress(EDITIONS[edition].landing, { id: packetId });

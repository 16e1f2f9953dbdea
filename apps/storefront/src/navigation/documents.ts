import { brand } from '@voltfront/brand';
import { serverOrigin } from '@/platform/environment';
import { formatAddress } from '@/platform/router/address';
import { openAddress } from './navigate';

/** Documents that a consent refers to. */
export type ConsentDocument = keyof typeof brand.documents;

/** Address of a consent document: the server of the storefront has them, so that they open wherever the app does. */
const documentAddress = (kind: ConsentDocument): string => `${serverOrigin}/${brand.documents[kind]}`;

/** Opens a consent document in the web view page. */
export function openDocument(kind: ConsentDocument): void {
  openAddress(formatAddress('/pages/webview/index', { src: documentAddress(kind) }));
}

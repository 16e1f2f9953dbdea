import { brand } from '@voltfront/brand';
import { openLink } from './open-link';

/** Documents that a consent refers to. */
export type ConsentDocument = keyof typeof brand.documents;

/** Address of a consent document on the resource host. */
export const documentAddress = (kind: ConsentDocument): string => `${brand.hosts.resource}/${brand.documents[kind]}`;

/** Opens a consent document. */
export function openDocument(kind: ConsentDocument): void {
  openLink(documentAddress(kind));
}

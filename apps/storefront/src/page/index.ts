export { EmptyState } from '@/ui';
export { ConsentLinks, ConsentText } from './consent-modal';
export { ListFooter, type ListFooterProps } from './list-footer';
export { Page, type PageProps } from './page';
export type { PageQuery } from './page-query';
export { LoadFailed, NotFound, PageLoading } from './page-states';
export { useArrivals } from './use-arrivals';

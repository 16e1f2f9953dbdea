export { EmptyState } from '@/ui';
export { ConsentLinks, ConsentText } from './consent-modal';
export { ListFooter } from './list-footer';
export { useLiveLost } from './live/live-state';
export { Page } from './page';
export { foundNothing, type PageQuery } from './page-query';
export { LoadFailed, LoginWanted, NotFound, PageLoading, PageState } from './page-states';
export type { PageSubject } from './page-subject';
export { useArrivals } from './use-arrivals';

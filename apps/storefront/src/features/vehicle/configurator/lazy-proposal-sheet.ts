import { lazySheet } from '@/ui';

/** The proposal sheet; its code loads with the first proposal. */
export const ProposalSheet = lazySheet(
  () => import('./proposal-sheet').then((file) => file.ProposalSheet),
  ({ proposal }) => proposal !== null,
);

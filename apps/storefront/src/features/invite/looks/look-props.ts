import type { InviteHubData } from '@voltfront/contract';
import type { ReactNode } from 'react';

/** What every layout of an invitation campaign gets. */
export interface LookProps {
  hub: InviteHubData;
  /** What is special about the campaign, in the layout's place for it. */
  children?: ReactNode;
}

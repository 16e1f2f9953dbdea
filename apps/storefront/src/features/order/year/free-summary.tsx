import type { OrderChangePreviewData } from '@voltfront/contract';
import { LoadFailed } from '@/page';
import { Skeleton } from '@/ui';
import { ChangePreview } from '../change/change-preview';

export interface FreeSummaryProps {
  preview: OrderChangePreviewData | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Old and new configuration with the money, as far as the choice has come. */
export function FreeSummary({ preview, error, onRetry }: FreeSummaryProps) {
  if (preview) return <ChangePreview preview={preview} />;
  if (error) return <LoadFailed error={error} onRetry={onRetry} />;
  return <Skeleton variant="detail" />;
}

import { Skeleton } from '@/ui';
import { EmptyStage } from '../stage/empty-stage';

/** The shape of the configurator while its options are on their way. */
export function ConfiguratorSkeleton() {
  return (
    <>
      <EmptyStage />
      <Skeleton variant="row" count={3} />
    </>
  );
}

import { callApp } from '@/platform/bridge';
import { isInContainer } from '@/platform/container';

/** Lists that the native car app stores as well. */
export type AppService = 'service.addToComparison' | 'service.addToWishlist' | 'service.deleteFromWishlist';

/**
 * Tells the native car app what was added or taken away, so that its own lists follow; nothing happens outside of it. The
 * app's refusal changes nothing here: the list on our side is the one that counts.
 * @param carNumber the version's id for a comparison, the configuration's id for a wish
 * @returns whether the app, where there is one, took it
 */
export async function tellApp(service: AppService, carNumber: string): Promise<boolean> {
  if (!isInContainer()) return true;
  return callApp(service, { carNumber }).then(
    () => true,
    () => false,
  );
}

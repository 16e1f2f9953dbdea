import { BridgeError, callApp } from '@/platform/bridge';
import { getSession } from '@/session';

/** What the native car app keeps with us. */
export type AppService = 'service.addToComparison' | 'service.addToWishlist' | 'service.deleteFromWishlist';

/**
 * Tells the native car app what was added or taken away, so that its own lists follow; nothing happens outside of it. The
 * app's refusal changes nothing here: the list on our side is the one that counts.
 * @param carNumber the version's id for a comparison, the configuration's id for a wish
 */
export async function tellApp(service: AppService, carNumber: string): Promise<boolean> {
  try {
    await callApp(service, { carNumber }, getSession().token ?? '');
    return true;
  } catch (error) {
    if (error instanceof BridgeError) return false;
    throw error;
  }
}

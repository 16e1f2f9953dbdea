import { AppError } from '../../kernel/errors';
import type { PageDataLoader } from '../../kernel/page-data';
import { areaOfCaller } from '../system';
import { showSharedCard } from './show-shared';
import { vehicleTexts } from './vehicle.texts';

/**
 * Data of a shared configuration, exactly as the page requests it; for an unknown code the page
 * sends the request itself and shows the error.
 */
export const sharedPageData: PageDataLoader = async (ctx, query) => {
  const shareId = query.shareId ?? '';
  try {
    const area = await areaOfCaller(ctx);
    const input = { shareId, cityCode: area.cityCode };
    const reply = await showSharedCard(ctx, input);
    const data = [
      {
        key: 'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp' as const,
        input: undefined,
        reply: area,
      },
      { key: 'GET /api/mporder/v1/vehicle/config/shared/card' as const, input, reply },
    ];
    const { quote } = reply;
    if (!quote) return data;
    const title = `${quote.modelName} ${quote.versionName}`;
    const description = reply.message || vehicleTexts.shareDescription;
    return { data, head: { title, description, picture: quote.cutout } };
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
};

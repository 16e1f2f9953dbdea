import { t } from '@lingui/core/macro';
import { dial } from '@/platform/external';
import { Button, Stack } from '@/ui';
import { openMap } from './open-map';

/** The two ways to a place: on the map, and by phone. */
export function PlaceButtons({ place }: { place: Parameters<typeof openMap>[0] & { phone: string } }) {
  return (
    <Stack row gap={2}>
      <Button block size="small" variant="secondary" icon="navigation" onClick={() => openMap(place)}>
        {t`导航`}
      </Button>
      <Button block size="small" variant="secondary" icon="phone" onClick={() => dial(place.phone)}>
        {t`致电`}
      </Button>
    </Stack>
  );
}

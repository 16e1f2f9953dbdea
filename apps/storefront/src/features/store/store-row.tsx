import { t } from '@lingui/core/macro';
import type { StoreCardData } from '@voltfront/contract';
import { openMap } from '@/features/place/open-map';
import { metresWords } from '@/features/place/place-words';
import { dial } from '@/platform/external';
import { Button, Fill, Picture, pressable, Section, Stack, Tag, Text } from '@/ui';
import { openingWords } from './opening-words';
import { kindName } from './store-words';

const MOST_SERVICES = 4;

export interface StoreRowProps {
  store: StoreCardData;
  now: number;
  eager: boolean;
  /** Opens its page, or takes it where a store is chosen. */
  onOpen: () => void;
}

/** A store in a list: what it is, whether it is open, how far away, the ways to it. */
export function StoreRow({ store, now, eager, onOpen }: StoreRowProps) {
  const { name, kind, picture, address, hours, services, distanceM, phone, opening } = store;
  return (
    <Section pad="m" apart="before" role="listitem" label={name}>
      <Stack gap={3}>
        <div {...pressable(onOpen)}>
          <Stack gap={2}>
            <Picture src={picture} width={350} aspect={2} alt="" eager={eager} round="card" />
            <Stack row align="center" justify="between" gap={2}>
              <Stack row align="center" gap={2}>
                <Tag tone="dark">{kindName(kind)}</Tag>
                <Tag tone={opening.isOpen ? 'success' : 'warning'}>{openingWords(opening, now)}</Tag>
              </Stack>
              {distanceM !== null && (
                <Text size="small" tone="secondary">
                  {metresWords(distanceM)}
                </Text>
              )}
            </Stack>
            <Text size="body-large" weight="bold" heading={2}>
              {name}
            </Text>
            <Text size="small" tone="secondary">
              {address}
            </Text>
            <Text size="caption" tone="secondary">
              {[hours, ...services.slice(0, MOST_SERVICES)].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </div>
        <Stack row gap={2}>
          <Fill>
            <Button
              block
              size="small"
              variant="secondary"
              icon="navigation"
              label={t`导航到${name}`}
              onClick={() => openMap(store)}
            >
              {t`导航`}
            </Button>
          </Fill>
          <Fill>
            <Button
              block
              size="small"
              variant="secondary"
              icon="phone"
              label={t`致电${name}`}
              onClick={() => dial(phone)}
            >
              {t`致电`}
            </Button>
          </Fill>
        </Stack>
      </Stack>
    </Section>
  );
}

import { t } from '@lingui/core/macro';
import type { ShowData } from '@voltfront/contract';
import { openMap } from '@/features/place/open-map';
import { Cell, CellGroup, Picture, Section, Stack, shortDate, Text } from '@/ui';

/** An auto show: where, when, and what happens at the booth. */
export function ShowFacts({ show: { settings, startsAt, endsAt } }: { show: ShowData }) {
  const { title, cityName, hall, booth, address, picture, programme, latitude, longitude } = settings;
  return (
    <>
      <Picture src={picture} width={390} aspect={1.5} alt={title} eager />
      <Section pad="m">
        <Stack gap={1}>
          <Text size="title-2" weight="bold" heading={1}>
            {title}
          </Text>
          <Text size="small" tone="secondary">
            {`${cityName} · ${shortDate(startsAt)} – ${shortDate(endsAt)}`}
          </Text>
        </Stack>
      </Section>
      <CellGroup inset>
        <Cell
          icon="location"
          title={`${hall} · ${booth}`}
          note={address}
          value={t`导航`}
          onClick={() => openMap({ latitude, longitude, name: hall, address })}
        />
      </CellGroup>
      {programme.length > 0 && (
        <CellGroup inset title={t`现场活动`}>
          {programme.map(({ time, text }) => (
            <Cell key={time} title={text} value={time} />
          ))}
        </CellGroup>
      )}
    </>
  );
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { useCities } from '@/features/form/use-cities';
import { useArea } from '@/features/place/use-area';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { ListHead } from '@/features/test-drive/heads/list-head';
import { TemplateModels } from '@/features/test-drive/heads/template-models';
import { navigate, redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { CellGroup, EmptyState, RegionField, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDriveTemplate/carList';
const FORM = '/pagesActivity/testDriveTemplate/index';
/** Until the city is known. */
const FIRST_CITY = '310100';

/** 选择试驾车型: the cars of a template, as the chosen city has them. */
export default function TestDriveCarListPage() {
  const { id = '', cityCode } = useParams(ROUTE);
  const area = useArea();
  const [chosen, setChosen] = useState<string>();
  const city = chosen ?? cityCode ?? area?.cityCode ?? FIRST_CITY;
  const template = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/template', { code: id, cityCode: city }),
    enabled: id !== '',
    placeholderData: (before) => before,
  });
  const models = template.data?.models ?? [];
  const only = models.length === 1 ? models[0]?.modelId : undefined;
  useEffect(() => {
    if (only) redirect(FORM, { id, modelId: only });
  }, [only, id]);
  return (
    <Page
      route={ROUTE}
      subject={channelSubject}
      isMissing={id === ''}
      queries={[template]}
      skeleton={<Skeleton variant="card" />}
    >
      {() =>
        template.data &&
        (template.data.state === 'ended' ? (
          <EmptyState
            title={t`本次试驾活动已结束`}
            desc={t`仍可预约常规试驾`}
            btnText={t`预约试驾`}
            onAction={() => navigate('/pagesActivity/testDrive/index', {})}
          />
        ) : (
          <>
            <ListHead settings={template.data.settings} />
            <CityChoice cityCode={city} nearCode={area?.cityCode} onChange={setChosen} />
            <TemplateModels template={template.data} onChoose={(modelId) => navigate(FORM, { id, modelId })} />
          </>
        ))
      }
    </Page>
  );
}

function CityChoice(props: { cityCode: string; nearCode: string | undefined; onChange: (cityCode: string) => void }) {
  return (
    <CellGroup inset>
      <RegionField
        id="drive-city"
        label={t`城市`}
        bare
        regions={useCities()}
        nearCode={props.nearCode}
        cityCode={props.cityCode}
        onChange={({ city }) => props.onChange(city.code)}
      />
    </CellGroup>
  );
}

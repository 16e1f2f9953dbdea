import type { StaffApplicationData } from '@voltfront/contract';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';

type Application = Pick<StaffApplicationData, 'applicationId' | 'state'>;

/** What staff decide about an application of a creator. */
export function useCreatorActions(): Action<Application>[] {
  const { t } = useTexts();
  const needs = 'campaigns.change' as const;
  const isFor = ({ state }: Application) => state === 'review';
  return [
    {
      ...{ key: 'accept', label: t('creatorAccept'), hint: t('creatorAcceptHint'), isMain: true, asks: 'note', needs },
      isFor,
      run: ({ applicationId }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/campaign/recruit/accept', { body: { applicationId }, reason }),
    },
    {
      ...{ key: 'refuse', label: t('creatorRefuse'), hint: t('creatorRefuseHint'), isDanger: true, needs },
      isFor,
      run: ({ applicationId }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/campaign/recruit/refuse', { body: { applicationId, reason }, reason }),
    },
  ];
}

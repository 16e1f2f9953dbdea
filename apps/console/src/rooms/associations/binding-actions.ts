import type { BindingOfStaffData } from '@voltfront/contract';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';

type Binding = Pick<BindingOfStaffData, 'bindingId' | 'state'>;

/** What staff decide about a request of a member. */
export function useBindingActions(): Action<Binding>[] {
  const { t } = useTexts();
  const needs = 'approvals.change' as const;
  const isFor = ({ state }: Binding) => state === 'inReview';
  return [
    {
      ...{ key: 'accept', label: t('bindingAccept'), hint: t('bindingAcceptHint'), isMain: true, asks: 'note', needs },
      isFor,
      run: ({ bindingId }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/association/accept', { body: { bindingId }, reason }),
    },
    {
      ...{ key: 'refuse', label: t('bindingRefuse'), hint: t('bindingRefuseHint'), isDanger: true, needs },
      isFor,
      run: ({ bindingId }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/association/refuse', { body: { bindingId, reason }, reason }),
    },
  ];
}

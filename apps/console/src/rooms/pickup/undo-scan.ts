import { call } from '../../api/call';
import type { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import type { Handover } from './pickup';

/** Takes a code back that was entered for the wrong car. */
export const undoScan = ({ t }: ReturnType<typeof useTexts>): Action<Handover> => ({
  key: 'undo',
  label: t('undoScan'),
  hint: t('undoScanHint'),
  isDanger: true,
  needs: 'handovers.change',
  isFor: ({ state }) => state === 'scanned',
  run: ({ orderNo }, { reason }) => call('POST /api/mporder/v1/staff/pickup/undo', { body: { orderNo }, reason }),
});

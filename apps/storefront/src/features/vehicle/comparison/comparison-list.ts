import { t } from '@lingui/core/macro';
import { create } from 'zustand';
import { stored } from '@/session/storage-keys';
import { toast } from '@/ui';
import { tellApp } from '../app-service';

/** Most versions side by side. */
export const COMPARED_AT_MOST = 4;

const isVersionId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

/** Version ids without doubles, at most four; anything else is left out. */
export const cleanList = (values: readonly unknown[]): string[] =>
  [...new Set(values.filter(isVersionId))].slice(0, COMPARED_AT_MOST);

function readList(): string[] {
  const kept: unknown = stored.get('COMPARISON_LIST');
  return Array.isArray(kept) ? cleanList(kept) : [];
}

const useStore = create<{ versionIds: readonly string[] }>(() => ({ versionIds: readList() }));

/** Replaces the whole list and keeps it on the device. */
export function setComparison(values: readonly string[]): void {
  const versionIds = cleanList(values);
  stored.set('COMPARISON_LIST', versionIds);
  useStore.setState({ versionIds });
}

const current = (): readonly string[] => useStore.getState().versionIds;

/** Whether a version could be added: it was, it stood there already, or four are there. */
export type AddOutcome = 'added' | 'there' | 'full';

/** Adds a version at the end of the list. */
export function addToComparison(versionId: string): AddOutcome {
  const versionIds = current();
  if (versionIds.includes(versionId)) return 'there';
  if (versionIds.length >= COMPARED_AT_MOST) return 'full';
  setComparison([...versionIds, versionId]);
  return 'added';
}

/** Adds a version. @returns the outcome */
function addToComparisonAloud(versionId: string): AddOutcome {
  const outcome = addToComparison(versionId);
  const count = current().length;
  if (outcome === 'added') void tellApp('service.addToComparison', versionId);
  if (outcome === 'added') toast(t`已加入对比（${count}/${COMPARED_AT_MOST}）`);
  else toast(outcome === 'there' ? t`已在对比列表中` : t`最多对比 ${COMPARED_AT_MOST} 个版本`);
  return outcome;
}

/** Takes a version off the list. */
export const removeFromComparison = (versionId: string): void =>
  setComparison(current().filter((each) => each !== versionId));

/** Toggles a version. @returns the outcome */
function toggleInComparison(versionId: string): void {
  if (!current().includes(versionId)) return void addToComparisonAloud(versionId);
  removeFromComparison(versionId);
  const count = current().length;
  toast(t`已移出对比（${count}/${COMPARED_AT_MOST}）`);
}

/** Replaces a version by another; when that one is in the list already, the first is only removed. */
export const replaceInComparison = (versionId: string, by: string): void =>
  setComparison(current().map((each) => (each === versionId ? by : each)));

/**
 * The customer's comparison list, kept under the app's prefix: shared by all pages that offer 加入对比.
 *
 * @example
 * const { has, add } = useComparison();
 * <Button onClick={() => add(versionId)}>{has(versionId) ? t`已加入对比` : t`加入对比`}</Button>
 */
export function useComparison() {
  const { versionIds } = useStore();
  return {
    versionIds,
    has: (versionId: string): boolean => versionIds.includes(versionId),
    add: addToComparisonAloud,
    toggle: toggleInComparison,
    remove: removeFromComparison,
    replace: replaceInComparison,
    isFull: versionIds.length >= COMPARED_AT_MOST,
  };
}

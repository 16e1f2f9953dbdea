import { devicePermissions, type PermissionKey } from '@voltfront/brand/privacy';
import { useState } from 'react';
import { usePageShow } from '@/platform/page-events';
import { type PermissionState, readPermissions } from '@/platform/permissions/state';

/** What was decided about each permission; read anew each time the page comes to the front. Nothing is asked for. */
export function usePermissionStates(): ReadonlyMap<PermissionKey, PermissionState> {
  const [states, setStates] = useState<ReadonlyMap<PermissionKey, PermissionState>>(new Map());
  usePageShow(() => {
    readPermissions(devicePermissions.map(({ key }) => key)).then(setStates);
  });
  return states;
}

import { devicePermissions, type PermissionKey } from '@voltfront/brand/privacy';
import { useState } from 'react';
import { usePageShow } from '@/platform/page-events';
import { type PermissionState, readPermissions } from '@/platform/permissions/state';

/** State of each permission, read again whenever the page becomes visible. Never requests a permission. */
export function usePermissionStates(): ReadonlyMap<PermissionKey, PermissionState> {
  const [states, setStates] = useState<ReadonlyMap<PermissionKey, PermissionState>>(new Map());
  usePageShow(() => {
    readPermissions(devicePermissions.map(({ key }) => key)).then(setStates);
  });
  return states;
}

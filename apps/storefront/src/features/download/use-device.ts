import { useEffect, useState } from 'react';
import { type DeviceView, readDevice } from '@/platform/device';

/** The device; null in the first render, which the server makes too and knows no device. */
export function useDevice(): DeviceView | null {
  const [device, setDevice] = useState<DeviceView | null>(null);
  useEffect(() => setDevice(readDevice()), []);
  return device;
}

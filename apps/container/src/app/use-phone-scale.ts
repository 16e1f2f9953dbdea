import { useEffect, useState } from 'react';

/** Size of the phone with its bezel, in px. */
export const PHONE = { width: 414, height: 868 } as const;
/** Height of the paddings and keys above and below the phone, in px. */
const AROUND_PX = 84;
const NARROW_PX = 820;
const SIDE_PX = 24;

function scaleNow(): number {
  const { innerWidth, innerHeight } = window;
  if (innerWidth < NARROW_PX) return Math.min(1, (innerWidth - SIDE_PX) / PHONE.width);
  return Math.min(1, (innerHeight - AROUND_PX) / PHONE.height);
}

/** Scale at which the phone fits into the window, at most 1. */
export function usePhoneScale(): number {
  const [scale, setScale] = useState(scaleNow);
  useEffect(() => {
    const handleResize = () => setScale(scaleNow());
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, []);
  return scale;
}

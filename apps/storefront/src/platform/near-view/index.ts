import Taro from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { readHost } from '../host';
import { whenDrawn } from '../measure/when-drawn';

/** Distance (px) from the screen, or the scroll area, within which an element counts as near. */
const ROOM_PX = 60;

/** Whether an element is near the screen, and how high (px) it was when it last was; null when it never was. */
export interface NearState {
  isNear: boolean;
  heightPx: number | null;
}

interface Sight {
  intersectionRatio?: number;
  boundingClientRect?: { height?: number };
}

/** The state after an intersection event: an element that left the view keeps its last height. */
const stateAfter = ({ intersectionRatio = 0, boundingClientRect }: Sight): NearState =>
  intersectionRatio > 0
    ? { isNear: true, heightPx: null }
    : { isNear: false, heightPx: boundingClientRect?.height || null };

/**
 * Follows whether the element with this id is near the screen, or near the area with the id `within` that scrolls by
 * itself. `isNear` says how it begins; where the host does not tell, everything is near.
 */
export function useNearView(id: string, within: string | undefined, isNear: boolean): NearState {
  const [state, setState] = useState<NearState>({ isNear, heightPx: null });
  useEffect(() => {
    const page = Taro.getCurrentInstance().page;
    const observer = page && readHost(() => Taro.createIntersectionObserver(page));
    if (!observer) {
      setState({ isNear: true, heightPx: null });
      return undefined;
    }
    const room = { top: ROOM_PX, bottom: ROOM_PX };
    const callOff = whenDrawn(id, () => {
      const frame = within ? observer.relativeTo(`#${within}`, room) : observer.relativeToViewport(room);
      frame.observe(`#${id}`, (sight) => setState(stateAfter(sight as Sight)));
    });
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [id, within]);
  return state;
}

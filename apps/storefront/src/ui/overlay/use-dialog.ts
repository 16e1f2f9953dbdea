import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useOverlayBack } from '@/platform/overlay-back';

const FOCUSABLE = 'button:not([disabled]),input:not([disabled]),textarea,a[href],[tabindex="0"]';

/**
 * Keys of a dialog: the back key closes it where a platform has one. On H5 the focus moves in, stays in, and returns;
 * Escape closes. In mini-programs there is no focus to hold.
 *
 * @returns props for the dialog's outermost element
 */
export function useDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useHeldFocus(ref, isOpen);
  useLostFocus(ref, isOpen, onClose);
  useOverlayBack(isOpen, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab') keepInside(event, ref.current);
  };
  return { ref, onKeyDown, tabIndex: -1 };
}

function useHeldFocus(ref: RefObject<HTMLDivElement>, isOpen: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog?.contains) return undefined;
    const before = dialog.ownerDocument?.activeElement as HTMLElement | null | undefined;
    if (before && !dialog.contains(before)) dialog.focus?.({ preventScroll: true });
    return () => before?.focus?.({ preventScroll: true });
  }, [ref, isOpen]);
}

/** Open dialogs, the topmost last. */
const openDialogs: HTMLElement[] = [];

/** The focused element may be removed, such as a deleted row: the keys of the topmost dialog continue to work. */
function useLostFocus(ref: RefObject<HTMLDivElement>, isOpen: boolean, onClose: () => void) {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const dialog = ref.current;
    const document = dialog?.ownerDocument;
    if (!isOpen || !dialog || !document?.addEventListener) return undefined;
    openDialogs.push(dialog);
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (document.activeElement !== document.body || openDialogs.at(-1) !== dialog) return;
      if (event.key === 'Escape') latest.current();
      else if (event.key === 'Tab') dialog.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
    };
  }, [ref, isOpen]);
}

function keepInside(event: KeyboardEvent, dialog: HTMLElement | null) {
  const stops = dialog ? Array.from(dialog.querySelectorAll<HTMLElement>(FOCUSABLE)) : [];
  const first = stops[0];
  const last = stops[stops.length - 1];
  const active = dialog?.ownerDocument.activeElement;
  const isAtEdge = event.shiftKey ? active === first || active === dialog : active === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

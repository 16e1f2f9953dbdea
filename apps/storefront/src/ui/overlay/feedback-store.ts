import { create } from 'zustand';

/** Display time of a toast, milliseconds. */
const TOAST_MS = 2500;

/** Options of a modal. Defaults: title 提 示, cancel 取 消, confirm 确 定, cancel shown. */
export interface ModalQuestion {
  title?: string;
  content: string;
  showCancel?: boolean;
  cancelText?: string;
  confirmText?: string;
  /** The cancel button is the primary one: highlighted, at the usual position of the confirm button. */
  prefersCancel?: boolean;
}

interface AskedModal extends ModalQuestion {
  id: number;
  answer: (isConfirmed: boolean) => void;
}

interface FeedbackState {
  toast: { id: number; text: string; durationMs: number } | null;
  /** The first is on screen, the others wait. */
  modals: readonly AskedModal[];
}

/** State of `<FeedbackHost/>`. Call `toast` and `modal` rather than using it. */
export const useFeedback = create<FeedbackState>(() => ({ toast: null, modals: [] }));

let lastId = 0;
let toastTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a line of text for a moment; a newer one replaces it at once.
 *
 * @param text nothing happens when empty
 * @param durationMs default 2.5 s
 */
export function toast(text: string, durationMs = TOAST_MS): void {
  if (!text) return;
  lastId += 1;
  clearTimeout(toastTimer);
  useFeedback.setState({ toast: { id: lastId, text, durationMs } });
  toastTimer = setTimeout(() => useFeedback.setState({ toast: null }), durationMs);
}

/**
 * Asks in the middle of the screen. Several calls are asked one after the other.
 *
 * @returns true when confirmed, false when cancelled
 * @example if (await modal({ content: '确定取消订单吗？' })) cancel();
 */
export function modal(question: ModalQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (isConfirmed: boolean) => {
      useFeedback.setState((state) => ({ modals: state.modals.filter((asked) => asked.id !== id) }));
      resolve(isConfirmed);
    };
    useFeedback.setState((state) => ({ modals: [...state.modals, { ...question, id, answer }] }));
  });
}

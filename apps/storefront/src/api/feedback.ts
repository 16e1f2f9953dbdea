/** Shows toasts and dialogs for calls: set by the app, because components belong to higher layers. */
export interface Feedback {
  /** A short message, 2.5 s. */
  toast: (text: string) => void;
  /** A modal with one button; resolves when it is confirmed. */
  alert: (text: string) => Promise<void>;
}

let current: Feedback = { toast: () => undefined, alert: async () => undefined };

export const setFeedback = (feedback: Feedback): void => {
  current = feedback;
};

export const feedback = (): Feedback => current;

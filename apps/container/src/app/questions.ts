import { createStore } from '../store/create-store';

/** An answer to a native question. */
export interface Choice {
  value: string;
  label: string;
  detail?: string;
  /** URL of the picture of this choice. */
  picture?: string;
  tone?: 'main' | 'plain';
}

/** A native dialog or screen that asks the person something. */
export interface Question {
  /** Kind of question, for tests and styles. */
  kind: 'login' | 'payment' | 'camera' | 'album' | 'location' | 'call' | 'permission' | 'auth' | 'expired';
  title: string;
  text?: string;
  picture?: string;
  choices: readonly Choice[];
  /** Label of the cancel button. */
  cancel: string;
  /** Most choices that can be selected; the answer joins them with commas. */
  most?: number;
  /** Text field offered besides the choices. */
  entry?: { label: string; placeholder: string; pattern: RegExp };
}

interface Open extends Question {
  id: number;
  answer: (value: string | null) => void;
}

/** Native questions, shown one at a time. */
export interface Questions {
  /** Asks a question; null when the person cancels or the phone restarts. */
  ask(question: Question): Promise<string | null>;
  /** Answers the question on top. */
  answer(value: string | null): void;
  /** Cancels all questions. */
  dismiss(): void;
  readonly store: ReturnType<typeof createStore<{ open: readonly Open[] }>>;
}

export function createQuestions(): Questions {
  const store = createStore<{ open: readonly Open[] }>({ open: [] });
  let count = 0;
  const answer = (value: string | null) => {
    const [first, ...rest] = store.get().open;
    store.set({ open: rest });
    first?.answer(value);
  };
  return {
    store,
    answer,
    ask: (question) =>
      new Promise((resolve) => {
        count += 1;
        store.set({ open: [...store.get().open, { ...question, id: count, answer: resolve }] });
      }),
    dismiss() {
      while (store.get().open.length > 0) answer(null);
    },
  };
}

import { createContext, useContext } from 'react';

/** Properties that a form line passes to its control. */
export interface FieldState {
  /** Id of the line's hint or error, while there is one. */
  messageId?: string;
  isBad: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldState>({ isBad: false, isRequired: false });

/** For a control that is typed into: what is wrong or hinted, and that it must be filled in, for screen readers. */
export function useInputAria() {
  const { messageId, isBad, isRequired } = useContext(FieldContext);
  return {
    'aria-describedby': messageId,
    'aria-invalid': isBad || undefined,
    'aria-required': isRequired || undefined,
  };
}

/** Properties for a button or a group, which have no invalid state of their own. */
export function useControlAria() {
  const { messageId } = useContext(FieldContext);
  return { 'aria-describedby': messageId };
}

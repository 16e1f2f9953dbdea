import { createContext, useContext } from 'react';

/** What a form line tells the control in it. */
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

/** The same for a button or a group, which cannot be invalid by themselves. */
export function useControlAria() {
  const { messageId } = useContext(FieldContext);
  return { 'aria-describedby': messageId };
}

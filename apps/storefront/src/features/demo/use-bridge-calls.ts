import { BridgeError, type CallName, methodOf } from '@voltfront/bridge';
import { useState } from 'react';
import { callApp } from '@/platform/bridge';
import { askConsent } from '@/session';

/** Outcome of a call: its result, or code and message of its error. */
export interface BridgeAnswer {
  isOk: boolean;
  text: string;
  /** From the call to its answer, ms. */
  durationMs: number;
}

type AnyCall = (name: string, params: unknown) => Promise<unknown>;

async function callExample(name: CallName): Promise<BridgeAnswer> {
  const startedAt = Date.now();
  const end = (isOk: boolean, text: string) => ({ isOk, text, durationMs: Date.now() - startedAt });
  try {
    const result = await (callApp as AnyCall)(name, methodOf(name)?.example.params);
    return end(true, JSON.stringify(result));
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    return end(false, `${error.code} ${error.message}`);
  }
}

/** Calls methods with their examples and keeps the last answer of each. */
export function useBridgeCalls(): {
  answers: Readonly<Record<string, BridgeAnswer | 'waiting'>>;
  call: (name: CallName) => Promise<void>;
} {
  const [answers, setAnswers] = useState<Record<string, BridgeAnswer | 'waiting'>>({});
  const call = async (name: CallName) => {
    if (methodOf(name)?.needsConsent && !(await askConsent())) return;
    setAnswers((before) => ({ ...before, [name]: 'waiting' }));
    const answer = await callExample(name);
    setAnswers((before) => ({ ...before, [name]: answer }));
  };
  return { answers, call };
}

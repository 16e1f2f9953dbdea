import type { Ctx } from './context';

/** Something that must end before an account can be cancelled. */
export interface CancellationBlock {
  key: 'openOrders' | 'refunds' | 'unissuedInvoices';
  /** How many are open, at least 1. */
  count: number;
  /** For customers. */
  reason: string;
}

/**
 * Questions that one module asks all others synchronously, within its transaction. A module
 * declares its question by `declare module '…/kernel/hooks' { interface HookMap { refusesText:
 * { input: {…}; answer: boolean } } }`.
 */
export interface HookMap {
  /** What must end before the account can be cancelled; empty when nothing. */
  canCancelAccount: { input: { accountId: string }; answer: CancellationBlock[] };
  /** What a person loses with their account. */
  lostByCancellation: { input: { accountId: string }; answer: { key: 'posts' | 'orders'; count: number }[] };
}

type InputOf<N extends keyof HookMap> = HookMap[N] extends { input: infer I } ? I : never;
type AnswerOf<N extends keyof HookMap> = HookMap[N] extends { answer: infer A } ? A : never;

/** A module's answer to a question. */
export type HookHandler<N extends keyof HookMap> = (ctx: Ctx, input: InputOf<N>) => Promise<AnswerOf<N>>;

/** A module's hook handlers, by question. */
export type HookTable = { [N in keyof HookMap]?: HookHandler<N> };

type AnyHandler = (ctx: Ctx, input: unknown) => Promise<unknown>;

/** The hook handlers of all modules. */
export class Hooks {
  private readonly handlers = new Map<string, AnyHandler[]>();

  register(table: HookTable): void {
    for (const [name, handler] of Object.entries(table)) {
      this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler as AnyHandler]);
    }
  }

  /** Runs every handler of `name`, in the order of the module list. */
  async ask<N extends keyof HookMap>(ctx: Ctx, name: N, input: InputOf<N>): Promise<AnswerOf<N>[]> {
    const answers: AnswerOf<N>[] = [];
    for (const handler of this.handlers.get(name as string) ?? []) {
      answers.push((await handler(ctx, input)) as AnswerOf<N>);
    }
    return answers;
  }
}

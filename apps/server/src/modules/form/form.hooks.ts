import type { FormOfferData } from '@voltfront/contract';

declare module '../../kernel/hooks' {
  interface HookMap {
    /**
     * The current options of a list; null from modules that do not own it. `within`: answers of the
     * fields that it depends on, by field; `values`: the given ones among them, in the order of the
     * form.
     */
    formOffers: {
      input: { list: string; within: Readonly<Record<string, string>>; values: readonly string[] };
      answer: readonly Pick<FormOfferData, 'key' | 'text' | 'note'>[] | null;
    };
    /** Those of these owners `phone:…` with something that ends or changed at `before` or later. */
    visitorsInUse: { input: { userIds: readonly string[]; before: number }; answer: readonly string[] };
  }
}

import type { FormOfferData } from '@voltfront/contract';

declare module '../../kernel/hooks' {
  interface HookMap {
    /**
     * What a list offers now; null from modules that do not keep it. `within`: answers of the fields that it depends on, by
     * field; `values`: the same in the order in which the form names them, without those that are not given.
     */
    formOffers: {
      input: { list: string; within: Readonly<Record<string, string>>; values: readonly string[] };
      answer: readonly Pick<FormOfferData, 'key' | 'text' | 'note'>[] | null;
    };
  }
}

declare module '../../kernel/hooks' {
  interface HookMap {
    /** Since when somebody is a customer (epoch ms), their growth level, and whether a phone is bound. */
    customerFacts: {
      input: { accountId: string };
      answer: { joinedAt: number; level: number; isPhoneBound: boolean } | null;
    };
    /** Name and picture of people by account id. */
    facesOf: {
      input: { accountIds: readonly string[] };
      answer: ReadonlyMap<string, { nickname: string; avatar: string }>;
    };
    /** Whether somebody has paid for a car. */
    hasOrdered: { input: { accountId: string }; answer: boolean };
    /** Names of models by their ids. */
    modelNames: { input: { modelIds: readonly string[] }; answer: ReadonlyMap<string, string> };
  }
}

export {};

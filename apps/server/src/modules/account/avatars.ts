const ANIMALS = ['bear', 'cat', 'dog', 'fox', 'koala', 'owl', 'panda', 'penguin', 'rabbit', 'tiger'] as const;

/** Avatar of a new account: one of the animal drawings, chosen by the account id. */
export function avatarFor(accountId: string): string {
  const animal = ANIMALS[Number.parseInt(accountId.slice(-4), 16) % ANIMALS.length] ?? ANIMALS[0];
  return `/assets/avatars/animal-${animal}.webp`;
}

/** Avatar of a cancelled account. */
export const cancelledAvatar = '/assets/avatars/animal-penguin.webp';

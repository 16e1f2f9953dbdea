/** One question of a vote. */
export interface VoteQuestion {
  questionId: string;
  title: string;
  /** How many designs may be chosen; at least one has to be. */
  mostChoices: number;
  options: readonly { optionId: string; name: string; picture: string }[];
}

/** Chosen options by question. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** The choice of one question is right: enough, not too many, each once, all offered. */
export function isChoiceRight({ mostChoices, options }: VoteQuestion, chosen: readonly string[] = []): boolean {
  const isOffered = chosen.every((id) => options.some(({ optionId }) => optionId === id));
  return isOffered && chosen.length >= 1 && chosen.length <= mostChoices && new Set(chosen).size === chosen.length;
}

/** The first question whose choice is not right; null when the ballot can be cast. */
export function findWrongQuestion(questions: readonly VoteQuestion[], choices: Choices): VoteQuestion | null {
  return questions.find((question) => !isChoiceRight(question, choices[question.questionId])) ?? null;
}

/**
 * Shares of a hundred, whole numbers that add up to 100: the largest remainders are rounded up, the first of equal ones.
 *
 * Example: 1, 1 and 1 vote are 34, 33 and 33 percent; without any votes all are 0.
 */
export function percentages(counts: readonly number[]): number[] {
  const sum = counts.reduce((all, count) => all + count, 0);
  if (sum === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / sum);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return whole.map((part, index) => part + (raised.has(index) ? 1 : 0));
}

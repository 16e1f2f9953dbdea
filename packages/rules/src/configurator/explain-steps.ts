import type { Step, StepRelation } from './change-types';
import { type CatalogueIndex, exclusiveGroupOf } from './dependency-maps';
import type { OptionProduct, Selection } from './types';

interface Cause {
  because: OptionProduct | null;
  relation: StepRelation;
}

/** Walks from the customer's tap to every product that was added or removed, so that each has one cause and no two explain each other. */
class Explanation {
  readonly causes = new Map<string, Cause>();
  private readonly direct: OptionProduct[] = [];
  private readonly indirect: OptionProduct[] = [];

  constructor(
    private readonly index: CatalogueIndex,
    readonly added: ReadonlySet<string>,
    readonly removed: ReadonlySet<string>,
  ) {}

  note(product: OptionProduct | undefined, because: OptionProduct | null, relation: StepRelation): void {
    if (!product || this.causes.has(product.productCode)) return;
    this.causes.set(product.productCode, { because, relation });
    this.direct.push(product);
  }

  spread(): void {
    while (this.direct.length > 0 || this.indirect.length > 0) {
      const first = this.direct.shift();
      if (first) {
        this.spreadDirect(first);
        this.indirect.push(first);
      } else {
        const next = this.indirect.shift();
        if (next) this.spreadIndirect(next);
      }
    }
  }

  private within(codes: ReadonlySet<string>, code: string): OptionProduct | undefined {
    return codes.has(code) ? this.index.byCode.get(code) : undefined;
  }

  private spreadDirect(product: OptionProduct): void {
    const code = product.productCode;
    if (this.added.has(code)) {
      for (const needed of product.cascadeProduct) this.note(this.within(this.added, needed), product, 'cascade');
      return;
    }
    for (const edge of this.index.inverseMap.get(code) ?? []) {
      const relation = edge.relation === 'parent' ? 'parentRemoved' : edge.relation;
      this.note(this.within(this.removed, edge.code), product, relation);
    }
  }

  private spreadIndirect(product: OptionProduct): void {
    const code = product.productCode;
    const isAdded = this.added.has(code);
    if (isAdded) {
      for (const edge of this.index.dependencyMap.get(code) ?? [])
        this.note(this.within(this.added, edge.code), product, 'depend');
      for (const edge of this.index.inverseMap.get(code) ?? [])
        if (edge.relation === 'parent') this.note(this.within(this.added, edge.code), product, 'cascade');
    }
    this.noteRivals(product, isAdded ? this.removed : this.added);
    if (!isAdded)
      for (const brought of product.cascadeProduct) this.note(this.within(this.removed, brought), product, 'cascade');
  }

  private noteRivals(product: OptionProduct, others: ReadonlySet<string>): void {
    const group = exclusiveGroupOf(this.index, product);
    if (!group) return;
    for (const code of others) {
      const rival = this.within(others, code);
      if (rival && exclusiveGroupOf(this.index, rival) === group) this.note(rival, product, 'sameGroup');
    }
  }
}

function toStep(explanation: Explanation, product: OptionProduct, cause: Cause): Step {
  const isAdded = explanation.added.has(product.productCode);
  const gone = cause.relation === 'sameGroup' ? 'replaced' : 'removed';
  const priceFen = isAdded ? product.priceFen : 0 - product.priceFen;
  return { action: isAdded ? 'added' : gone, product, because: cause.because, relation: cause.relation, priceFen };
}

/**
 * Says for every difference between two selections what happened and why: the tapped product first, then in order of cause.
 *
 * @param actorCode product that the customer chose or removed
 */
export function explainSteps(index: CatalogueIndex, before: Selection, after: Selection, actorCode: string): Step[] {
  const had = new Set(before);
  const has = new Set(after);
  const added = new Set(after.filter((code) => !had.has(code)));
  const removed = new Set(before.filter((code) => !has.has(code)));
  const explanation = new Explanation(index, added, removed);
  const actor = index.byCode.get(actorCode);
  explanation.note(actor, null, 'chosen');
  explanation.spread();
  // Groups that had to be filled differently to make room for the change have no closer cause than the change itself.
  for (const code of [...added, ...removed]) {
    explanation.note(index.byCode.get(code), actor ?? null, 'depend');
    explanation.spread();
  }
  const steps: Step[] = [];
  for (const [code, cause] of explanation.causes) {
    const product = index.byCode.get(code);
    if (product && (added.has(code) || removed.has(code))) steps.push(toStep(explanation, product, cause));
  }
  return steps;
}

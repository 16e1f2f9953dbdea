import type { BodyOf, ConfigurationData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { defaultConfiguration, loadVersion } from '../../vehicle';
import { changeTexts } from '../change/change.texts';
import type { Released } from '../change/change.types';
import { refusalError, refusalOf } from '../change/change-refusal';
import { type Proposal, proposeChange } from '../change/propose-change';
import { carryOver } from '../change/quote-for-order';
import type { OrderRow } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { YearOfferRow } from './year.repository';
import type { YearCase } from './year-state';

/** How the configuration in the new year is determined. */
export type YearTarget = Pick<BodyOf<'POST /api/mporder/v1/order/year/preview'>, 'way' | 'versionId' | 'productCodes'>;

/**
 * The equivalent of an order's configuration in the new year; null without an equivalent version.
 */
async function mapToYear(
  ctx: Ctx,
  { versionMap, successors }: YearOfferRow,
  { modelId, versionId, productCodes }: ConfigurationData,
): Promise<{ configuration: ConfigurationData; reasons: ReadonlyMap<string, string> } | null> {
  const toVersionId = versionMap[versionId];
  if (!toVersionId) return null;
  const named = new Map(successors.map(({ fromCode, toCode }) => [fromCode, toCode]));
  const codes = productCodes.flatMap((code) => {
    const to = named.get(code);
    return to === undefined ? [code] : to === null ? [] : [to];
  });
  return carryOver(ctx, { modelId, versionId: toVersionId }, codes);
}

/** @throws BAD_INPUT without a version, VERSION_WITHDRAWN for one that is not in the new year */
async function chosenInYear(ctx: Ctx, row: OrderRow, offer: YearOfferRow, target: YearTarget) {
  const { versionId, productCodes } = target;
  if (!versionId)
    throw refuse('BAD_INPUT', { message: orderTexts.chooseVersion, data: { fields: ['body.versionId'] } });
  const version = await loadVersion(ctx, versionId);
  if (version.modelId !== row.modelId || version.modelYear !== offer.toYear)
    throw refuse('VERSION_WITHDRAWN', { message: orderTexts.notNewYear });
  const standard = await defaultConfiguration(ctx, versionId);
  return productCodes ? { ...standard, productCodes } : standard;
}

/** The compensation for keeping that a change reverses. */
function takenBack({ offer, decision }: YearCase): Released[] {
  const granted = offer.compensations.find(({ optionCode }) => optionCode === decision?.grantedCode);
  if (granted?.kind !== 'points') return [];
  const { optionCode: code, title: name } = granted;
  return [{ kind: 'benefit', code, name, amountFen: 0, reason: changeTexts.keepPointsTakenBack }];
}

/**
 * Computes an order in the new model year: its configuration mapped, or a newly chosen one.
 * @throws STATE_CHANGED without an equivalent version, BAD_INPUT, VERSION_WITHDRAWN and the quote's
 * errors
 */
export async function proposeYear(ctx: Ctx, row: OrderRow, found: YearCase, target: YearTarget): Promise<Proposal> {
  const { offer } = found;
  const mapped = target.way === 'mapped' ? await mapToYear(ctx, offer, row.quote.configuration) : null;
  if (target.way === 'mapped' && !mapped) throw refusalError(refusalOf('noEquivalent'));
  const configuration = mapped?.configuration ?? (await chosenInYear(ctx, row, offer, target));
  const proposal = await proposeChange(ctx, row, 'year', configuration, {
    successors: offer.successors,
    versionMark: 'upgrade',
    ...(mapped ? { reasons: mapped.reasons } : {}),
  });
  const released = [...proposal.preview.released, ...takenBack(found)];
  return { ...proposal, preview: { ...proposal.preview, released } };
}

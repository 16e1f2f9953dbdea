import type { AgreementSummaryData, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import {
  type SignatureHead,
  selectSignatures,
  selectSignedText,
  selectVersion,
  type VersionRow,
} from './agreement.repository';
import { copyAddress } from './agreement-file/copy-address';
import { type AgreementSubject, findSubject, type SubjectInput } from './agreement-subject';
import { fillClauses } from './agreement-values';
import { currentVersions } from './kept-agreements';
import type { Clause } from './order.types';

/** An agreement of a subject: its version in force and the copy that counts. */
export interface AgreementStatus {
  current: VersionRow;
  signature: SignatureHead | null;
  summary: AgreementSummaryData;
}

function stateOf(subject: AgreementSubject, signature: SignatureHead | null): AgreementSummaryData['state'] {
  if (subject.phase === 'closed') return 'void';
  return signature ? 'signed' : 'unsigned';
}

function statusOf(
  subject: AgreementSubject,
  current: VersionRow,
  signatures: readonly SignatureHead[],
): AgreementStatus {
  const basis = subject.basisOf(current.kind);
  const own = signatures
    .filter((row) => row.agreementId === current.agreementId)
    .filter((row) => subject.phase !== 'open' || row.basis === basis);
  const signature = own.find((row) => row.version === current.version) ?? own[0] ?? null;
  const isOutdated = subject.phase === 'open' && signature !== null && signature.version !== current.version;
  const summary: AgreementSummaryData = {
    agreementId: current.agreementId,
    kind: current.kind,
    title: current.title,
    // The version to read and sign next; of a copy that stands, its own.
    version: signature && !isOutdated ? signature.version : current.version,
    state: stateOf(subject, signature),
    isRequired: !subject.optionalKinds?.includes(current.kind),
    signedAt: signature?.signedAt ?? null,
    isOutdated,
  };
  return { current, signature, summary };
}

/** Where every agreement of a subject stands, in the order shown. `known`: its copies, when they were read already. */
export async function statusesOf(
  ctx: Ctx,
  subject: AgreementSubject,
  known?: readonly SignatureHead[],
): Promise<AgreementStatus[]> {
  const versions = await currentVersions(ctx);
  const signatures = known ?? (subject.thing ? await selectSignatures(ctx.db, subject.thing) : []);
  return subject.kinds.flatMap((kind) =>
    versions.filter((version) => version.kind === kind).map((version) => statusOf(subject, version, signatures)),
  );
}

/**
 * Agreements of a subject as lists show them. One that need not be signed is offered on its own page alone, and listed once
 * there is a copy.
 */
export async function listedAgreements(ctx: Ctx, subject: AgreementSubject): Promise<AgreementSummaryData[]> {
  const summaries = (await statusesOf(ctx, subject)).map(({ summary }) => summary);
  return summaries.filter(({ isRequired, signedAt }) => isRequired || signedAt !== null);
}

/** Agreements of an own order, an own draft, or of an order kind. @throws NOT_FOUND */
export async function listAgreements(ctx: Ctx, userId: string, input: SubjectInput): Promise<AgreementSummaryData[]> {
  return listedAgreements(ctx, await findSubject(ctx, userId, input));
}

/** Marks what is new since the copy that was signed; nothing is new to someone who never signed. */
async function markChanges(ctx: Ctx, status: AgreementStatus): Promise<Clause[]> {
  const { current, signature } = status;
  const signed = signature ? await selectVersion(ctx.db, signature.agreementId, signature.version) : undefined;
  if (!signed) return current.clauses.map((clause) => ({ ...clause, isChanged: false }));
  const known = new Map(signed.clauses.map((clause) => [clause.title, clause.paragraphs.join('\n')]));
  return current.clauses.map((clause) => ({
    ...clause,
    isChanged: known.get(clause.title) !== clause.paragraphs.join('\n'),
  }));
}

/** A copy is shown as it stands: what was new when it was signed is nothing to point at any more. */
const withoutMarks = (clauses: Clause[]): Clause[] => clauses.map((clause) => ({ ...clause, isChanged: false }));

/**
 * Text of one agreement: the signed copy as it was signed, else the version in force, filled in.
 * @throws NOT_FOUND for another's order or draft, and for an agreement that does not belong to it.
 */
export async function showAgreementText(
  ctx: Ctx,
  userId: string,
  input: SubjectInput & { agreementId: string },
): Promise<ReplyOf<'GET /api/mporder/v1/order/agreement/text'>> {
  const subject = await findSubject(ctx, userId, input);
  const status = (await statusesOf(ctx, subject)).find(({ summary }) => summary.agreementId === input.agreementId);
  if (!status) throw refuse('NOT_FOUND');
  const { summary, signature } = status;
  const isCopy = signature !== null && !summary.isOutdated;
  const clauses = isCopy
    ? withoutMarks(await selectSignedText(ctx.db, userId, signature.copyNo))
    : fillClauses(await markChanges(ctx, status), subject.values);
  const file = signature && copyAddress(ctx, { userId, copyNo: signature.copyNo });
  return { agreement: summary, copyNo: signature?.copyNo ?? null, file, clauses };
}

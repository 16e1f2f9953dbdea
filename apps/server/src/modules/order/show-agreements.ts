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

/** An agreement of a subject: its version in force and the valid signed copy. */
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
    // The version to read and sign next; for a valid copy, the signed version.
    version: signature && !isOutdated ? signature.version : current.version,
    state: stateOf(subject, signature),
    isRequired: !subject.optionalKinds?.includes(current.kind),
    signedAt: signature?.signedAt ?? null,
    isOutdated,
  };
  return { current, signature, summary };
}

/**
 * The status of every agreement of a subject, in the order shown. `known`: its copies, if already
 * read.
 */
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
 * Agreements of a subject for lists. An optional one is offered on its own screen only, and listed
 * once it is signed.
 */
export async function listedAgreements(ctx: Ctx, subject: AgreementSubject): Promise<AgreementSummaryData[]> {
  const summaries = (await statusesOf(ctx, subject)).map(({ summary }) => summary);
  return summaries.filter(({ isRequired, signedAt }) => isRequired || signedAt !== null);
}

/** Agreements of an order or draft of the caller, or of an order kind. @throws NOT_FOUND */
export async function listAgreements(ctx: Ctx, userId: string, input: SubjectInput): Promise<AgreementSummaryData[]> {
  return listedAgreements(ctx, await findSubject(ctx, userId, input));
}

/** Marks what changed since the previously signed copy; without one nothing is marked. */
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

/** A signed copy is shown without change marks: they only help before signing. */
const withoutMarks = (clauses: Clause[]): Clause[] => clauses.map((clause) => ({ ...clause, isChanged: false }));

/**
 * Text of one agreement: the signed copy as it was signed, else the version in force with its
 * values filled in.
 * @throws NOT_FOUND for somebody else's order or draft, and for an agreement that does not belong
 * to it
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

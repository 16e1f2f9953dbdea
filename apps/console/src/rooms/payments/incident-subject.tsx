import { Link } from '../../app/link';

/** What an incident is about: a payment leads to its page; a refund number or the fingerprint of a notice is said as it is. */
export function IncidentSubject({ kind, subject }: { kind: string; subject: string }) {
  const isKnown = /^VP\d+$/.test(subject) && kind !== 'unknownPayment';
  return isKnown ? <Link to={`/payments/${subject}`}>{subject}</Link> : <code>{subject}</code>;
}

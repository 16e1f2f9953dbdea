import { insuranceTexts } from './insurance.texts';

/** The authorisation to pass data to an insurer; a change of its texts is a new version. */
export const AUTHORISATION = {
  version: '1.0',
  title: insuranceTexts.authorisationTitle,
  paragraphs: [
    insuranceTexts.authorisationWhat,
    insuranceTexts.authorisationUse,
    insuranceTexts.authorisationKeep,
  ] as string[],
} as const;

/** Cover that every car must have. */
export const REQUIRED_COVER = [
  { title: insuranceTexts.requiredCompulsory, text: insuranceTexts.requiredCompulsoryText },
  { title: insuranceTexts.requiredThirdParty, text: insuranceTexts.requiredThirdPartyText },
];

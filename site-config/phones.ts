import type { CallNumber, CallNumberVariant } from './types';

/**
 * All phone numbers of the project. Every one is a PLACEHOLDER in the fictional range +1-NPA-555-0100…0199 under the area code of
 * the brand's town; the owner replaces them (docs/placeholders.md).
 *
 * One constant per brand, so that a bundle has only its brand's numbers.
 */
export type E164 = `+${string}`;
export type PhoneBlock = Record<CallNumberVariant, E164>;

/** Worcester, Massachusetts. */
export const AHW: PhoneBlock = {
  default: '+15085550100',
  score1: '+15085550101',
  score2: '+15085550102',
  alumni: '+15085550103',
  veteran: '+15085550104',
  specialPath: '+15085550105',
  mentalHealth: '+15085550106',
};

/** Las Vegas, Nevada. */
export const DSH: PhoneBlock = {
  default: '+17025550110',
  score1: '+17025550111',
  score2: '+17025550112',
  alumni: '+17025550113',
  veteran: '+17025550114',
  specialPath: '+17025550115',
  mentalHealth: '+17025550116',
};

/** Grand Prairie, Texas. */
export const GRN: PhoneBlock = {
  default: '+19725550120',
  score1: '+19725550121',
  score2: '+19725550122',
  alumni: '+19725550123',
  veteran: '+19725550124',
  specialPath: '+19725550125',
  mentalHealth: '+19725550126',
};

/** Aliso Viejo, California. */
export const LAG: PhoneBlock = {
  default: '+19495550130',
  score1: '+19495550131',
  score2: '+19495550132',
  alumni: '+19495550133',
  veteran: '+19495550134',
  specialPath: '+19495550135',
  mentalHealth: '+19495550136',
};

/** Etta, Mississippi. */
export const XFO: PhoneBlock = {
  default: '+16625550140',
  score1: '+16625550141',
  score2: '+16625550142',
  alumni: '+16625550143',
  veteran: '+16625550144',
  specialPath: '+16625550145',
  mentalHealth: '+16625550146',
};

/** Hollywood, Florida. */
export const REF: PhoneBlock = {
  default: '+19545550150',
  score1: '+19545550151',
  score2: '+19545550152',
  alumni: '+19545550153',
  veteran: '+19545550154',
  specialPath: '+19545550155',
  mentalHealth: '+19545550156',
};

/** Riverview, Florida. */
export const ROA: PhoneBlock = {
  default: '+18135550160',
  score1: '+18135550161',
  score2: '+18135550162',
  alumni: '+18135550163',
  veteran: '+18135550164',
  specialPath: '+18135550165',
  mentalHealth: '+18135550166',
};

/** Lafayette, New Jersey. */
export const SUN: PhoneBlock = {
  default: '+19735550170',
  score1: '+19735550171',
  score2: '+19735550172',
  alumni: '+19735550173',
  veteran: '+19735550174',
  specialPath: '+19735550175',
  mentalHealth: '+19735550176',
};

/**
 * Returns a number for display and as a tel: link.
 * @param e164 +1 and ten digits; anything else is displayed unchanged (validation/brand.ts rejects it)
 */
export function callNumber(e164: E164): CallNumber {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return { display: area ? `(${area}) ${exchange}-${line}` : e164, tel: `tel:${e164}` };
}

/** Returns the brand's seven variants (specification, section 3 "Call tracking number"). */
export function callNumbers(block: PhoneBlock): Record<CallNumberVariant, CallNumber> {
  return {
    default: callNumber(block.default),
    score1: callNumber(block.score1),
    score2: callNumber(block.score2),
    alumni: callNumber(block.alumni),
    veteran: callNumber(block.veteran),
    specialPath: callNumber(block.specialPath),
    mentalHealth: callNumber(block.mentalHealth),
  };
}

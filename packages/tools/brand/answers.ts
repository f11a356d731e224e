import { color, name } from '@/site-config/brand/values';
import { brandFileSchema } from '@/site-config/brand/schema';
import type { HexColor, Look, SiteConfig } from '@/site-config/types';
import { Problem, UsageError } from '../process/problem';
import type { Values } from '../tool/command';
import { ASSUMED } from './placeholders';

export interface Answers {
  code: string;
  name: string;
  domain: string;
  color: HexColor;
  city: string;
  state: SiteConfig['state'];
  /** Ten digits, and the area code of the other numbers. */
  phone: string;
  faces: Pick<Look, 'fonts' | 'headingWeight' | 'headingTracking' | 'headingScale'>;
}

export const USAGE = `npm run tool -- brand new CODE --name "…" --domain …
  [--color #RRGGBB] [--city "…"] [--state ST] [--phone 7025550100] [--fonts "Heading, Text"]`;

const pairName = ({ look }: SiteConfig): string => `${look.fonts.heading.name}, ${look.fonts.body.name}`;

/** Returns the typefaces of a brand that has them already, so that their files are in the repository. */
function facesOf(pair: string | undefined, brands: readonly SiteConfig[]): Answers['faces'] {
  const found = pair === undefined ? brands[0] : brands.find((brand) => pairName(brand) === pair);
  if (!found)
    throw new Problem(`--fonts: "${pair}" is not in the list:\n  ${[...new Set(brands.map(pairName))].join('\n  ')}`);
  const { fonts, headingWeight, headingTracking, headingScale } = found.look;
  return { fonts, headingWeight, headingTracking, headingScale };
}

function valid<Value>(
  flag: string,
  value: string | undefined,
  schema: { safeParse: (value: unknown) => { data?: Value; error?: { issues: { message: string }[] } } },
): Value {
  if (value === undefined) throw new UsageError(`${flag} is missing.\n${USAGE}`);
  const { data, error } = schema.safeParse(value);
  if (data === undefined) throw new Problem(`${flag}: "${value}" ${error?.issues[0]?.message ?? 'is invalid'}.`);
  return data;
}

function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return digits;
  throw new Problem(`--phone: "${phone}" must be a number of ten digits, such as 7025550100.`);
}

const flag = { type: 'string' } as const;
export const FLAGS = { name: flag, domain: flag, color: flag, city: flag, state: flag, phone: flag, fonts: flag };

export function readAnswers(
  values: Values<typeof FLAGS>,
  [code = '', ...more]: readonly string[],
  brands: readonly SiteConfig[],
): Answers {
  if (!/^[A-Z]{3}$/.test(code)) throw new UsageError(`"${code}": the code must be three capital letters.\n${USAGE}`);
  if (more.length > 0) throw new Problem(`"${more.join(' ')}" is not expected: put a name of several words in quotes.`);
  const { domain, state } = brandFileSchema.shape;
  return {
    code,
    name: valid('--name', values.name, name),
    domain: valid('--domain', values.domain, domain),
    color: valid('--color', values.color ?? ASSUMED.color, color),
    city: valid('--city', values.city ?? ASSUMED.city, name),
    state: valid('--state', values.state ?? ASSUMED.state, state),
    phone: digitsOf(values.phone ?? ASSUMED.phone),
    faces: facesOf(values.fonts, brands),
  };
}

import { z } from 'zod';
import { color, name } from '@/site-config/brand/values';
import { brandFileSchema } from '@/site-config/brand/schema';
import type { Look, SiteConfig } from '@/site-config/types';
import { Problem, UsageError } from '../process/problem';
import type { Values } from '../tool/command';
import { ASSUMED } from './placeholders';

export const USAGE = `npm run tool -- brand new CODE --name "…" --domain …
  [--color #RRGGBB] [--city "…"] [--state ST] [--phone 7025550100] [--fonts "Heading, Text"]`;

type Faces = Pick<Look, 'fonts' | 'headingWeight' | 'headingTracking' | 'headingScale'>;

const pairName = ({ look }: SiteConfig): string => `${look.fonts.heading.name}, ${look.fonts.body.name}`;

/** Returns the typefaces of a brand that has them already, so that their files are in the repository. */
function facesOf(pair: string | undefined, brands: readonly SiteConfig[]): Faces {
  const found = pair === undefined ? brands[0] : brands.find((brand) => pairName(brand) === pair);
  if (!found)
    throw new Problem(`--fonts: "${pair}" is not in the list:\n  ${[...new Set(brands.map(pairName))].join('\n  ')}`);
  const { fonts, headingWeight, headingTracking, headingScale } = found.look;
  return { fonts, headingWeight, headingTracking, headingScale };
}

const { domain, state } = brandFileSchema.shape;
const schema = z.object({
  name,
  domain,
  color: color.default(ASSUMED.color),
  city: name.default(ASSUMED.city),
  state: state.default(ASSUMED.state),
  phone: z
    .string()
    .default(ASSUMED.phone)
    .transform((phone) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    .refine((digits) => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits), 'must be a number of ten digits, such as 7025550100'),
});

/** The phone has ten digits; the other numbers get its area code. */
export type Answers = z.infer<typeof schema> & { code: string; faces: Faces };

const flag = { type: 'string' } as const;
export const FLAGS = { name: flag, domain: flag, color: flag, city: flag, state: flag, phone: flag, fonts: flag };

export function readAnswers(
  values: Values<typeof FLAGS>,
  [code = '', ...more]: readonly string[],
  brands: readonly SiteConfig[],
): Answers {
  if (!/^[A-Z]{3}$/.test(code)) throw new UsageError(`"${code}": the code must be three capital letters.\n${USAGE}`);
  if (more.length > 0) throw new Problem(`"${more.join(' ')}" is not expected: put a name of several words in quotes.`);
  const { data, error } = schema.safeParse(values);
  if (data) return { code, ...data, faces: facesOf(values.fonts, brands) };
  const [issue] = error.issues;
  const wrong = String(issue?.path[0]);
  const given = new Map(Object.entries(values)).get(wrong);
  if (given === undefined) throw new UsageError(`--${wrong} is missing.\n${USAGE}`);
  throw new Problem(`--${wrong}: "${given}" ${issue?.message}.`);
}

import { VENDOR_IDS } from '@footbridge/shared/vendors/types';
import type { z } from 'zod';
import type { brandFileSchema } from '@/site-config/brand/schema';
import { SCHEMA_NAME } from './json-schema';
import type { Answers } from './answers';
import { INVENTED } from './placeholders';
import { paletteOf } from './palette';

type BrandInput = z.input<typeof brandFileSchema>;

/** Returns a name in lower case with hyphens, for a path: letters of ASCII only, é as e. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const shortNameOf = (name: string): string => name.replace(/ (?:treatment|recovery) centers?$/i, '');

/** Returns seven numbers: the brand's own, and the fictional range of its area code. */
function phonesOf(phone: string): BrandInput['phones'] {
  const fictional = (last: number) => `+1${phone.slice(0, 3)}555${String(last).padStart(4, '0')}`;
  return {
    default: `+1${phone}`,
    score1: fictional(101),
    score2: fictional(102),
    alumni: fictional(103),
    veteran: fictional(104),
    specialPath: fictional(105),
    mentalHealth: fictional(106),
  };
}

const promosOf = (short: string): BrandInput['navPromos'] => [
  { id: 'call', text: `Talk with someone at ${short}, day or night.`, linkText: 'Call us', callrail: true },
  { id: 'top-reasons', text: `Top reasons people choose ${short}.`, link: '/about/', linkText: 'Top Reasons' },
  {
    id: 'alumni-app',
    text: 'Stay in touch after treatment with our alumni app.',
    link: '/alumni/',
    linkText: 'Alumni app',
    render: false,
  },
  {
    id: 'read-reviews',
    text: 'What former patients and their families say.',
    link: '/about/testimonials/',
    linkText: 'Read Reviews',
  },
  {
    id: 'insurance-check',
    text: 'Find out what your health plan pays for.',
    link: '/verify-insurance/',
    linkText: 'Check insurance',
  },
];

export function brandFileOf({ code, name, domain, color, city, state, phone, faces }: Answers): BrandInput {
  const short = shortNameOf(name);
  return {
    $schema: `../${SCHEMA_NAME}`,
    key:
      slugOf(short)
        .replace(/[^a-z]+/g, '_')
        .replace(/^_|_$/g, '')
        .toUpperCase() || code,
    fullName: name,
    shortName: short,
    domain,
    city,
    state,
    phones: phonesOf(phone),
    ...paletteOf(color),
    look: { ...faces, radius: 8, buttonRadius: 8, density: 1, hero: 'split', eyebrow: 'plain' },
    admissionsPath: '/admissions/',
    aboutPath: '/about/',
    reviewsPath: '/about/testimonials/',
    teamPath: '/about/our-team/',
    veteranPath: '/programs/rehab-for-veterans/',
    outpatientPaths: [
      { name: `Outpatient in ${city}`, path: `/outpatient/${slugOf(`${city} ${state}`)}/` },
      { name: 'Outpatient by video', path: '/outpatient/telehealth/' },
    ],
    levelsOfCarePaths: [
      { name: 'Medical detox', path: '/levels-of-care/medical-detox/' },
      { name: 'Residential treatment', path: '/levels-of-care/residential/' },
      { name: 'Partial hospitalization', path: '/levels-of-care/partial-hospitalization/' },
    ],
    specialPaths: ['/contact/', '/verify-insurance/', '/family-program/'],
    statistics: ['Years treating patients', 'Counselors', 'Patients treated'].map((statistic) => ({
      name: statistic,
      value: INVENTED.statistic,
    })),
    navPromos: promosOf(short),
    reviewWidgetId: `placeholder-${code.toLowerCase()}-reviews`,
    securityContact: `mailto:security@${domain}`,
    facilities: [
      {
        chartFacName: name,
        latitude: INVENTED.latitude,
        longitude: INVENTED.longitude,
        radius: 75,
        description: `Detox and residential treatment in ${city}.`,
        path: `/facilities/${slugOf(name) || code.toLowerCase()}/`,
      },
    ],
    vendors: VENDOR_IDS.map((id) => ({ id, hasAgreement: false })),
  };
}

import { callNumbers, REF as phones } from '../phones';
import type { SiteConfig } from '../types';

/** Recovery First Treatment Center, Hollywood. South Florida morning: ocean blue, mango, white sails; bright, direct. */
export const site: SiteConfig = {
  code: 'REF',
  key: 'RECOVERY_FIRST',
  fullName: 'Recovery First Treatment Center',
  shortName: 'Recovery First',
  domain: 'recoveryfirst.org',
  city: 'Hollywood',
  state: 'FL',
  logo: '/brands/REF/logo.svg',
  whiteLogo: '/brands/REF/logo-white.svg',
  favicon: '/brands/REF/favicon.svg',
  quoteImage: '/brands/REF/quote.svg',
  scene: '/brands/REF/scene.svg',
  mainPhone: phones.default,
  callNumbers: callNumbers(phones),
  palettes: {
    primary: { 100: '#ECF1F6', 200: '#CFDCE8', 400: '#6E95B9', default: '#0D4F8B', opacity: 0.85 },
    brand: { 100: '#F8F1EB', 200: '#EDDDCC', 400: '#CA9866', default: '#A65300', opacity: 0.85 },
    secondary: { 100: '#F0F3F5', 200: '#D8E2E5', 400: '#8BA7B0', default: '#3E6C7C', opacity: 0.85 },
    interactive: { 100: '#EBF2F8', 200: '#CEDEED', 400: '#6D9DC9', default: '#0B5CA5', opacity: 0.85 },
  },
  radialGradient: ['#1672B8', '#083A69'],
  look: {
    fonts: {
      heading: {
        name: 'Poppins',
        package: '@fontsource/poppins',
        file: 'poppins-latin-600-normal.woff2',
        weight: '600',
      },
      body: {
        name: 'Open Sans',
        package: '@fontsource-variable/open-sans',
        file: 'open-sans-latin-wght-normal.woff2',
        weight: '300 800',
      },
      italic: {
        name: 'Open Sans',
        package: '@fontsource-variable/open-sans',
        file: 'open-sans-latin-wght-italic.woff2',
        weight: '300 800',
      },
    },
    radius: 6,
    buttonRadius: 6,
    headingWeight: 600,
    headingTracking: -0.025,
    headingScale: 0.92,
    density: 0.9,
    hero: 'split',
    eyebrow: 'upper',
  },
  admissionsPath: '/admissions/',
  admissionsUrl: 'https://recoveryfirst.org/admissions/',
  aboutPath: '/about-us/',
  reviewsPath: '/about-us/reviews-and-testimonials/',
  veteranPath: '/addiction-treatment-florida/veteran-program/',
  outpatientPaths: [
    {
      name: 'Outpatient',
      path: '/addiction-treatment-florida/outpatient/',
      text: 'A few sessions a week, around work and family.',
    },
    {
      name: 'Intensive outpatient',
      path: '/addiction-treatment-florida/intensive-outpatient/',
      text: 'Three or more days a week, and home in the evening.',
    },
  ],
  levelsOfCarePaths: [
    {
      name: 'Medical detox',
      path: '/addiction-treatment-florida/medical-detox/',
      text: 'Withdrawal under medical watch.',
    },
    {
      name: 'Residential treatment',
      path: '/addiction-treatment-florida/residential/',
      text: 'Living here, with therapy every day.',
    },
    {
      name: 'Partial hospitalization',
      path: '/addiction-treatment-florida/partial-hospitalization/',
      text: 'Full days of treatment, nights elsewhere.',
    },
  ],
  specialPaths: ['/contact/', '/verify-insurance/', '/family-program/'],
  // Placeholders, like the review widget's id below: docs/placeholders.md.
  statistics: [
    { name: 'Years treating patients', value: '50+' },
    { name: 'Counselors', value: '90+' },
    { name: 'Patients treated', value: '16,000+' },
  ],
  navPromos: [
    {
      id: 'call',
      image: '/brands/REF/promo-call.svg',
      text: 'Talk with someone at Recovery First, day or night.',
      linkText: 'Call us',
      callrail: true,
    },
    {
      id: 'top-reasons',
      image: '/brands/REF/promo-top-reasons.svg',
      text: 'Top reasons people choose Recovery First.',
      link: '/about-us/',
      linkText: 'Top Reasons',
    },
    {
      id: 'alumni-app',
      image: '/brands/REF/promo-alumni-app.svg',
      text: 'Stay in touch after treatment with our alumni app.',
      link: '/alumni/',
      linkText: 'Alumni app',
      render: false,
    },
    {
      id: 'read-reviews',
      image: '/brands/REF/promo-read-reviews.svg',
      text: 'What former patients and their families say.',
      link: '/about-us/reviews-and-testimonials/',
      linkText: 'Read Reviews',
    },
    {
      id: 'locations',
      image: '/brands/REF/promo-locations.svg',
      text: 'Where we are, and which place is near you.',
      link: '/facilities/',
      linkText: 'See locations',
    },
  ],
  reviewWidgetId: 'placeholder-ref-reviews',
};

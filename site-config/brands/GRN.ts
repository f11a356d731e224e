import { callNumbers, GRN as phones } from '../phones';
import type { SiteConfig } from '../types';

/** Greenhouse Treatment Center, Grand Prairie. Glasshouse: leaves, light, blush; gentle, spa-like, growing. */
export const site: SiteConfig = {
  code: 'GRN',
  key: 'GREENHOUSE',
  fullName: 'Greenhouse Treatment Center',
  shortName: 'Greenhouse',
  domain: 'greenhousetreatment.com',
  city: 'Grand Prairie',
  state: 'TX',
  logo: '/brands/GRN/logo.svg',
  whiteLogo: '/brands/GRN/logo-white.svg',
  favicon: '/brands/GRN/favicon.svg',
  quoteImage: '/brands/GRN/quote.svg',
  scene: '/brands/GRN/scene.svg',
  mainPhone: phones.default,
  callNumbers: callNumbers(phones),
  palettes: {
    primary: { 100: '#EDF2F0', 200: '#D2DEDA', 400: '#789D8F', default: '#1E5B45', opacity: 0.85 },
    brand: { 100: '#F0F3EE', 200: '#D9E1D5', 400: '#8CA682', default: '#3F6B2E', opacity: 0.85 },
    secondary: { 100: '#F6F1F2', 200: '#E8DBDD', 400: '#B9939A', default: '#8A4B57', opacity: 0.85 },
    interactive: { 100: '#ECF3F1', 200: '#D1E1DB', 400: '#74A593', default: '#17694B', opacity: 0.85 },
  },
  radialGradient: ['#3F6B2E', '#123B2D'],
  look: {
    fonts: {
      heading: {
        name: 'Lora',
        package: '@fontsource-variable/lora',
        file: 'lora-latin-wght-normal.woff2',
        weight: '400 700',
      },
      body: {
        name: 'Nunito Sans',
        package: '@fontsource-variable/nunito-sans',
        file: 'nunito-sans-latin-wght-normal.woff2',
        weight: '200 1000',
      },
      italic: {
        name: 'Nunito Sans',
        package: '@fontsource-variable/nunito-sans',
        file: 'nunito-sans-latin-wght-italic.woff2',
        weight: '200 1000',
      },
    },
    radius: 18,
    buttonRadius: 999,
    headingWeight: 500,
    headingTracking: -0.005,
    headingScale: 1.02,
    density: 1.1,
    hero: 'framed',
    eyebrow: 'plain',
  },
  admissionsPath: '/admissions/',
  admissionsUrl: 'https://greenhousetreatment.com/admissions/',
  aboutPath: '/about-us/',
  reviewsPath: '/about-us/testimonials/',
  veteranPath: '/programs/rehab-for-veterans/',
  outpatientPaths: [
    {
      name: 'Outpatient in Arlington',
      path: '/outpatient/arlington-tx/',
      text: 'Between Dallas and Fort Worth, several evenings a week.',
    },
    {
      name: 'Outpatient in Grand Prairie',
      path: '/outpatient/grand-prairie-tx/',
      text: 'On the grounds, for those who live close by.',
    },
  ],
  levelsOfCarePaths: [
    { name: 'Medical detox', path: '/levels-of-care/medical-detox/', text: 'Withdrawal under medical watch.' },
    {
      name: 'Residential treatment',
      path: '/levels-of-care/residential/',
      text: 'Living here, with therapy every day.',
    },
    {
      name: 'Partial hospitalization',
      path: '/levels-of-care/partial-hospitalization/',
      text: 'Full days of treatment, nights elsewhere.',
    },
  ],
  specialPaths: ['/contact/', '/verify-insurance/', '/family-program/'],
  // Placeholders, like the review widget's id below: docs/placeholders.md.
  statistics: [
    { name: 'Years treating patients', value: '50+' },
    { name: 'Counselors', value: '90+' },
    { name: 'Patients treated', value: '15,000+' },
  ],
  navPromos: [
    {
      id: 'call',
      image: '/brands/GRN/promo-call.svg',
      text: 'Talk with someone at Greenhouse, day or night.',
      linkText: 'Call us',
      callrail: true,
    },
    {
      id: 'top-reasons',
      image: '/brands/GRN/promo-top-reasons.svg',
      text: 'Top reasons people choose Greenhouse.',
      link: '/about-us/',
      linkText: 'Top Reasons',
    },
    {
      id: 'alumni-app',
      image: '/brands/GRN/promo-alumni-app.svg',
      text: 'Stay in touch after treatment with our alumni app.',
      link: '/alumni/',
      linkText: 'Alumni app',
      render: false,
    },
    {
      id: 'read-reviews',
      image: '/brands/GRN/promo-read-reviews.svg',
      text: 'What former patients and their families say.',
      link: '/about-us/testimonials/',
      linkText: 'Read Reviews',
    },
    {
      id: 'insurance-check',
      image: '/brands/GRN/promo-insurance-check.svg',
      text: 'Find out what your health plan pays for.',
      link: '/verify-insurance/',
      linkText: 'Check insurance',
    },
  ],
  reviewWidgetId: 'placeholder-grn-reviews',
};

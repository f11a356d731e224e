import { callNumbers, ROA as phones } from '../phones';
import type { SiteConfig } from '../types';

/** River Oaks Treatment Center, Riverview. Slow river under oaks: slate water, bark, moss; sheltered. */
export const site: SiteConfig = {
  code: 'ROA',
  key: 'RIVER_OAKS',
  fullName: 'River Oaks Treatment Center',
  shortName: 'River Oaks',
  domain: 'riveroakstreatment.com',
  city: 'Riverview',
  state: 'FL',
  logo: '/brands/ROA/logo.svg',
  whiteLogo: '/brands/ROA/logo-white.svg',
  favicon: '/brands/ROA/favicon.svg',
  quoteImage: '/brands/ROA/quote.svg',
  scene: '/brands/ROA/scene.svg',
  mainPhone: phones.default,
  callNumbers: callNumbers(phones),
  palettes: {
    primary: { 100: '#EEF1F3', 200: '#D5DCE0', 400: '#8296A1', default: '#2F5063', opacity: 0.85 },
    brand: { 100: '#F5F1EE', 200: '#E6DDD4', 400: '#B3987F', default: '#80532A', opacity: 0.85 },
    secondary: { 100: '#F2F3F1', 200: '#DEE1DB', 400: '#9DA692', default: '#5B6B4A', opacity: 0.85 },
    interactive: { 100: '#EEF2F4', 200: '#D4DFE4', 400: '#7F9FAF', default: '#2A5F7A', opacity: 0.85 },
  },
  radialGradient: ['#4B7389', '#1F3743'],
  look: {
    fonts: {
      heading: {
        name: 'Merriweather',
        package: '@fontsource/merriweather',
        file: 'merriweather-latin-700-normal.woff2',
        weight: '700',
      },
      body: {
        name: 'Mulish',
        package: '@fontsource-variable/mulish',
        file: 'mulish-latin-wght-normal.woff2',
        weight: '200 1000',
      },
      italic: {
        name: 'Mulish',
        package: '@fontsource-variable/mulish',
        file: 'mulish-latin-wght-italic.woff2',
        weight: '200 1000',
      },
    },
    radius: 4,
    buttonRadius: 4,
    headingWeight: 700,
    headingTracking: -0.015,
    headingScale: 0.92,
    density: 1,
    hero: 'full',
    eyebrow: 'rule',
  },
  admissionsPath: '/admissions/',
  admissionsUrl: 'https://riveroakstreatment.com/admissions/',
  aboutPath: '/about-us/',
  reviewsPath: '/about-us/testimonials/',
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
    { name: 'Patients treated', value: '13,000+' },
  ],
  navPromos: [
    {
      id: 'call',
      image: '/brands/ROA/promo-call.svg',
      text: 'Talk with someone at River Oaks, day or night.',
      linkText: 'Call us',
      callrail: true,
    },
    {
      id: 'top-reasons',
      image: '/brands/ROA/promo-top-reasons.svg',
      text: 'Top reasons people choose River Oaks.',
      link: '/about-us/',
      linkText: 'Top Reasons',
    },
    {
      id: 'alumni-app',
      image: '/brands/ROA/promo-alumni-app.svg',
      text: 'Stay in touch after treatment with our alumni app.',
      link: '/alumni/',
      linkText: 'Alumni app',
      render: false,
    },
    {
      id: 'read-reviews',
      image: '/brands/ROA/promo-read-reviews.svg',
      text: 'What former patients and their families say.',
      link: '/about-us/testimonials/',
      linkText: 'Read Reviews',
    },
    {
      id: 'insurance-check',
      image: '/brands/ROA/promo-insurance-check.svg',
      text: 'Find out what your health plan pays for.',
      link: '/verify-insurance/',
      linkText: 'Check insurance',
    },
  ],
  reviewWidgetId: 'placeholder-roa-reviews',
};

import { callNumbers, AHW as phones } from '../phones';
import type { SiteConfig } from '../types';

/** AdCare Treatment Centers, Worcester. New England hospital: brick, navy, white trim; plain, steady, long experience. */
export const site: SiteConfig = {
  code: 'AHW',
  key: 'ADCARE',
  fullName: 'AdCare Treatment Centers',
  shortName: 'AdCare',
  domain: 'adcare.com',
  city: 'Worcester',
  state: 'MA',
  logo: '/brands/AHW/logo.svg',
  whiteLogo: '/brands/AHW/logo-white.svg',
  favicon: '/brands/AHW/favicon.svg',
  quoteImage: '/brands/AHW/quote.svg',
  scene: '/brands/AHW/scene.svg',
  mainPhone: phones.default,
  callNumbers: callNumbers(phones),
  palettes: {
    primary: { 100: '#EDEFF2', 200: '#D2D8DF', 400: '#79899F', default: '#1F3A5F', opacity: 0.85 },
    brand: { 100: '#F6EFEE', 200: '#E9D8D5', 400: '#BC8980', default: '#8F3A2C', opacity: 0.85 },
    secondary: { 100: '#F2F3F4', 200: '#DEE0E3', 400: '#9CA3AA', default: '#5A6672', opacity: 0.85 },
    interactive: { 100: '#EDF2F8', 200: '#D1DFEE', 400: '#769FCB', default: '#1B5FA8', opacity: 0.85 },
  },
  radialGradient: ['#1F3A5F', '#0F1E33'],
  look: {
    fonts: {
      heading: {
        name: 'Source Serif 4',
        package: '@fontsource-variable/source-serif-4',
        file: 'source-serif-4-latin-wght-normal.woff2',
        weight: '200 900',
      },
      body: {
        name: 'Source Sans 3',
        package: '@fontsource-variable/source-sans-3',
        file: 'source-sans-3-latin-wght-normal.woff2',
        weight: '200 900',
      },
      italic: {
        name: 'Source Sans 3',
        package: '@fontsource-variable/source-sans-3',
        file: 'source-sans-3-latin-wght-italic.woff2',
        weight: '200 900',
      },
    },
    radius: 2,
    buttonRadius: 2,
    headingWeight: 600,
    headingTracking: -0.01,
    headingScale: 1,
    density: 0.95,
    hero: 'band',
    eyebrow: 'upper',
  },
  admissionsPath: '/admissions/',
  admissionsUrl: 'https://adcare.com/admissions/',
  aboutPath: '/about/',
  reviewsPath: '/about/testimonials/',
  veteranPath: '/programs/rehab-for-veterans/',
  outpatientPaths: [
    {
      name: 'Outpatient in Worcester',
      path: '/outpatient/worcester-ma/',
      text: 'Sessions near home while work and family go on.',
    },
    {
      name: 'Outpatient in Quincy',
      path: '/outpatient/quincy-ma/',
      text: 'South of Boston, in the daytime and the evening.',
    },
    {
      name: 'Outpatient in Rhode Island',
      path: '/outpatient/rhode-island/',
      text: 'For people who live in or near North Kingstown.',
    },
  ],
  levelsOfCarePaths: [
    { name: 'Medical detox', path: '/levels-of-care/medical-detox/', text: 'Withdrawal under medical watch.' },
    { name: 'Inpatient rehab', path: '/levels-of-care/inpatient-rehab/', text: 'Day and night care after withdrawal.' },
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
    { name: 'Patients treated', value: '19,000+' },
  ],
  navPromos: [
    {
      id: 'call',
      image: '/brands/AHW/promo-call.svg',
      text: 'Talk with someone at AdCare, day or night.',
      linkText: 'Call us',
      callrail: true,
    },
    {
      id: 'top-reasons',
      image: '/brands/AHW/promo-top-reasons.svg',
      text: 'Top reasons people choose AdCare.',
      link: '/about/',
      linkText: 'Top Reasons',
    },
    {
      id: 'alumni-app',
      image: '/brands/AHW/promo-alumni-app.svg',
      text: 'Stay in touch after treatment with our alumni app.',
      link: '/alumni/',
      linkText: 'Alumni app',
      render: false,
    },
    {
      id: 'read-reviews',
      image: '/brands/AHW/promo-read-reviews.svg',
      text: 'What former patients and their families say.',
      link: '/about/testimonials/',
      linkText: 'Read Reviews',
    },
    {
      id: 'locations',
      image: '/brands/AHW/promo-locations.svg',
      text: 'Where we are, and which place is near you.',
      link: '/facilities/',
      linkText: 'See locations',
    },
  ],
  reviewWidgetId: 'placeholder-ahw-reviews',
};

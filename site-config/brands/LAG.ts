import { callNumbers, LAG as phones } from '../phones';
import type { SiteConfig } from '../types';

/** Laguna Treatment Center, Aliso Viejo. Pacific coast: teal water, coral, fog; modern, airy. */
export const site: SiteConfig = {
  code: 'LAG',
  key: 'LAGUNA',
  fullName: 'Laguna Treatment Center',
  shortName: 'Laguna',
  domain: 'lagunatreatment.com',
  city: 'Aliso Viejo',
  state: 'CA',
  logo: '/brands/LAG/logo.svg',
  whiteLogo: '/brands/LAG/logo-white.svg',
  favicon: '/brands/LAG/favicon.svg',
  quoteImage: '/brands/LAG/quote.svg',
  scene: '/brands/LAG/scene.svg',
  mainPhone: phones.default,
  callNumbers: callNumbers(phones),
  palettes: {
    primary: { 100: '#EBF2F3', 200: '#CEDFE1', 400: '#6D9FA6', default: '#0B5F6B', opacity: 0.85 },
    brand: { 100: '#F9F0EE', 200: '#F0DAD5', 400: '#D38F82', default: '#B5452F', opacity: 0.85 },
    secondary: { 100: '#F0F3F4', 200: '#DAE1E4', 400: '#91A4AF', default: '#47687A', opacity: 0.85 },
    interactive: { 100: '#EBF3F4', 200: '#CEE2E4', 400: '#6CA7AF', default: '#0A6C7A', opacity: 0.85 },
  },
  radialGradient: ['#0E7C8B', '#073C47'],
  look: {
    fonts: {
      heading: {
        name: 'Outfit',
        package: '@fontsource-variable/outfit',
        file: 'outfit-latin-wght-normal.woff2',
        weight: '100 900',
      },
      body: {
        name: 'Inter',
        package: '@fontsource-variable/inter',
        file: 'inter-latin-wght-normal.woff2',
        weight: '100 900',
      },
      italic: {
        name: 'Inter',
        package: '@fontsource-variable/inter',
        file: 'inter-latin-wght-italic.woff2',
        weight: '100 900',
      },
    },
    radius: 8,
    buttonRadius: 8,
    headingWeight: 500,
    headingTracking: -0.02,
    headingScale: 1.04,
    density: 1.2,
    hero: 'split',
    eyebrow: 'plain',
  },
  insuranceBlurb:
    'Many private health plans cover part of treatment. Tell us who insures you, and we ask your plan what it pays before you decide anything.',
  admissionsPath: '/admissions/',
  admissionsUrl: 'https://lagunatreatment.com/admissions/',
  aboutPath: '/about-our-addiction-treatment-center/',
  reviewsPath: '/about-our-addiction-treatment-center/testimonials/',
  veteranPath: '/programs/rehab-for-veterans/',
  outpatientPaths: [
    {
      name: 'Outpatient in Aliso Viejo',
      path: '/outpatient/aliso-viejo-ca/',
      text: 'A few hours at a time, close to the coast.',
    },
    {
      name: 'Outpatient by video',
      path: '/outpatient/telehealth/',
      text: 'Sessions at home, for people who live in California.',
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
  mentalHealthPath: '/mental-health/',
  // Placeholders, like the review widget's id below: docs/placeholders.md.
  statistics: [
    { name: 'Years treating patients', value: '50+' },
    { name: 'Counselors', value: '90+' },
    { name: 'Patients treated', value: '11,000+' },
  ],
  navPromos: [
    {
      id: 'call',
      image: '/brands/LAG/promo-call.svg',
      text: 'Talk with someone at Laguna, day or night.',
      linkText: 'Call us',
      callrail: true,
    },
    {
      id: 'top-reasons',
      image: '/brands/LAG/promo-top-reasons.svg',
      text: 'Top reasons people choose Laguna.',
      link: '/about-our-addiction-treatment-center/',
      linkText: 'Top Reasons',
    },
    {
      id: 'alumni-app',
      image: '/brands/LAG/promo-alumni-app.svg',
      text: 'Stay in touch after treatment with our alumni app.',
      link: '/alumni/',
      linkText: 'Alumni app',
      render: false,
    },
    {
      id: 'read-reviews',
      image: '/brands/LAG/promo-read-reviews.svg',
      text: 'What former patients and their families say.',
      link: '/about-our-addiction-treatment-center/testimonials/',
      linkText: 'Read Reviews',
    },
    {
      id: 'insurance-check',
      image: '/brands/LAG/promo-insurance-check.svg',
      text: 'Find out what your health plan pays for.',
      link: '/verify-insurance/',
      linkText: 'Check insurance',
    },
  ],
  reviewWidgetId: 'placeholder-lag-reviews',
};

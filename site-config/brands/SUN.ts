import { callNumbers, SUN as phones } from '../phones';
import type { SiteConfig } from '../types';

/** Sunrise House Treatment Center, Lafayette. First light over hills: plum, amber, rose; hopeful, homely. */
export const site: SiteConfig = {
  code: 'SUN',
  key: 'SUNRISE_HOUSE',
  fullName: 'Sunrise House Treatment Center',
  shortName: 'Sunrise House',
  domain: 'sunrisehouse.com',
  city: 'Lafayette',
  state: 'NJ',
  logo: '/brands/SUN/logo.svg',
  whiteLogo: '/brands/SUN/logo-white.svg',
  favicon: '/brands/SUN/favicon.svg',
  quoteImage: '/brands/SUN/quote.svg',
  scene: '/brands/SUN/scene.svg',
  mainPhone: phones.default,
  callNumbers: callNumbers(phones),
  palettes: {
    primary: { 100: '#F1EFF2', 200: '#DCD6DF', 400: '#95859E', default: '#4F335E', opacity: 0.85 },
    brand: { 100: '#F7F1EB', 200: '#EBDCCC', 400: '#C29766', default: '#9A5200', opacity: 0.85 },
    secondary: { 100: '#F4F1F2', 200: '#E5DBDF', 400: '#B0929E', default: '#7B4A5E', opacity: 0.85 },
    interactive: { 100: '#F3F0F5', 200: '#E1D9E6', 400: '#A68CB3', default: '#6A3F80', opacity: 0.85 },
  },
  radialGradient: ['#9A5200', '#4F335E'],
  look: {
    fonts: {
      heading: {
        name: 'Spectral',
        package: '@fontsource/spectral',
        file: 'spectral-latin-600-normal.woff2',
        weight: '600',
      },
      body: {
        name: 'Karla',
        package: '@fontsource-variable/karla',
        file: 'karla-latin-wght-normal.woff2',
        weight: '200 800',
      },
      italic: {
        name: 'Karla',
        package: '@fontsource-variable/karla',
        file: 'karla-latin-wght-italic.woff2',
        weight: '200 800',
      },
    },
    radius: 20,
    buttonRadius: 14,
    headingWeight: 600,
    headingTracking: -0.01,
    headingScale: 1.08,
    density: 1.05,
    hero: 'band',
    eyebrow: 'plain',
    surface: '#FFFCF8',
    surfaceAlt: '#F9F1E6',
  },
  admissionsPath: '/admissions/',
  admissionsUrl: 'https://sunrisehouse.com/admissions/',
  aboutPath: '/about/',
  reviewsPath: '/about/reviews-and-testimonials/',
  veteranPath: '/programs/rehab-for-veterans/',
  outpatientPaths: [
    {
      name: 'Outpatient in Lafayette',
      path: '/outpatient/lafayette-nj/',
      text: 'Sessions in Sussex County, in the daytime and the evening.',
    },
    {
      name: 'Outpatient by video',
      path: '/outpatient/telehealth/',
      text: 'Sessions at home, for people who live in New Jersey.',
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
    { name: 'Patients treated', value: '12,000+' },
  ],
  navPromos: [
    {
      id: 'call',
      image: '/brands/SUN/promo-call.svg',
      text: 'Talk with someone at Sunrise House, day or night.',
      linkText: 'Call us',
      callrail: true,
    },
    {
      id: 'top-reasons',
      image: '/brands/SUN/promo-top-reasons.svg',
      text: 'Top reasons people choose Sunrise House.',
      link: '/about/',
      linkText: 'Top Reasons',
    },
    {
      id: 'alumni-app',
      image: '/brands/SUN/promo-alumni-app.svg',
      text: 'Stay in touch after treatment with our alumni app.',
      link: '/alumni/',
      linkText: 'Alumni app',
      render: false,
    },
    {
      id: 'read-reviews',
      image: '/brands/SUN/promo-read-reviews.svg',
      text: 'What former patients and their families say.',
      link: '/about/reviews-and-testimonials/',
      linkText: 'Read Reviews',
    },
  ],
  reviewWidgetId: 'placeholder-sun-reviews',
};

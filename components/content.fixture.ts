/** Made-up people, places and words for stories and tests. */
import type { ContributorView } from './ContributorCard/ContributorCard';
import type { FacilityCardView } from './FacilityCard/FacilityCard';
import type { PostCardView } from './PostCard/PostCard';
import type { ReviewView } from './ReviewQuotes/ReviewQuotes';

export const picture = { src: '/brands/DSH/scene.svg', width: 1600, height: 900, alt: 'Desert ridges at dusk' };

export const people: ContributorView[] = [
  {
    id: 1,
    name: 'Elena Marsh',
    url: '/contributors/elena-marsh/',
    jobTitle: 'Managing Editor',
    credentials: 'MA',
    avatar: [],
  },
  {
    id: 2,
    name: 'David Okafor',
    url: '/contributors/david-okafor/',
    jobTitle: 'Physician, Addiction Medicine',
    credentials: 'MD',
    avatar: [],
  },
  { id: 3, name: 'Cher', url: null, jobTitle: '', credentials: '', avatar: [] },
];

export const facilities: FacilityCardView[] = [
  {
    id: 1,
    name: 'Desert Hope Treatment Center',
    url: '/facilities/desert-hope-treatment-center/',
    town: 'Las Vegas, NV',
    address: ['1 Desert Hope Way', 'Las Vegas, NV 89121'],
    phone: { display: '(702) 555-0180', tel: 'tel:+17025550180' },
    summary: 'Detox, residential and day treatment, a short drive from the airport.',
    picture,
  },
  {
    id: 2,
    name: 'Desert Hope Reno',
    url: '/facilities/desert-hope-reno/',
    town: 'Reno, NV',
    address: ['1 Desert Hope Road', 'Reno, NV 89502'],
    phone: null,
    summary: '',
    picture: null,
  },
];

export const reviews: ReviewView[] = [
  {
    id: 1,
    author: 'Dana K.',
    source: 'written to us',
    date: 'October 28, 2026',
    rating: 5,
    comments: 'She came down to the lobby to put a face to the voice.',
  },
  {
    id: 2,
    author: 'Anonymous',
    source: 'on Google',
    date: 'September 30, 2026',
    rating: 4,
    comments: 'Good people, clear rules, decent food.',
  },
  { id: 3, author: 'Anonymous', source: 'on Yelp', date: null, rating: null, comments: 'Coffee could be better.' },
];

export const posts: PostCardView[] = [
  {
    id: 1,
    title: 'What to tell the children',
    titleHtml: 'What to tell the <em>children</em>',
    url: '/what-to-tell-the-children/',
    label: 'Families',
    date: 'June 30, 2026',
    excerpt:
      'They know something is wrong. A true sentence, fitted to their age, is easier to carry than what they imagine.',
    picture,
  },
  {
    id: 2,
    title: 'Notes from the alumni evening',
    titleHtml: '',
    url: '/notes/',
    label: '',
    date: '',
    excerpt: '',
    picture: null,
  },
];

export const links = [
  { title: 'Holidays without drinking', url: '/holidays-without-drinking/' },
  { title: 'Eating in early recovery', url: '/eating-in-early-recovery/' },
];

export const headings = ['Who needs it', 'What happens in it', 'What it is not', 'Sources'].map((text) => ({
  id: text.toLowerCase().replaceAll(' ', '-'),
  text,
  level: 2,
}));

export const questions = `
<details><summary>What happens when I call?</summary><p>You speak with someone from admissions. You can stop at any point.</p></details>
<details><summary>Will my insurance pay?</summary><p>It depends on the plan. <a href="/verify-insurance/">Have it checked</a> first.</p></details>`;

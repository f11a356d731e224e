import type { LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';

const node = (title: string, url: string | null, children: MenuNode[] = []): MenuNode => ({ title, url, children });

/** Menus as WordPress has them: three levels, an item that leads nowhere, "#", an external one in a new window. */
export const layout: LayoutData = {
  primary: [
    node('About', '/about/', [
      node('Our approach', '/about/our-approach/'),
      node('Our team', '/about/our-team/'),
      node('The first week', '/about/what-to-expect/'),
      node('Reviews', '/about/testimonials/'),
      { ...node('Careers', 'https://careers.example.org/'), target: '_blank' },
    ]),
    node('Programs', '#', [
      node('Levels of care', '/levels-of-care/', [
        node('Medical detox', '/levels-of-care/medical-detox/'),
        node('Residential', '/levels-of-care/residential/', [
          node('A day here', '/levels-of-care/residential/a-day-here/'),
        ]),
        node('Partial hospitalization', '/levels-of-care/partial-hospitalization/'),
      ]),
      node('Outpatient', null, [
        node('Day and evening', '/outpatient/evening/'),
        node('By video', '/outpatient/telehealth/'),
      ]),
      node('Therapies', '/therapies/', [
        node('Cognitive behavioral therapy', '/therapies/cognitive-behavioral-therapy/'),
        node('Group therapy', '/therapies/group-therapy/'),
        node('Medication', '/therapies/medication/'),
      ]),
      node('Veterans', '/programs/rehab-for-veterans/', [
        node('VA MISSION Act', '/programs/rehab-for-veterans/va-mission-act/'),
      ]),
      node('Family program', '/family-program/'),
      node('All programs', '/programs/'),
    ]),
    node('What we treat', '/what-we-treat/', [
      node('Alcohol', '/what-we-treat/alcohol/'),
      node('Opioids', '/what-we-treat/opioids/', [
        node('Heroin', '/what-we-treat/heroin/'),
        node('Fentanyl', '/what-we-treat/fentanyl/'),
      ]),
      node('Stimulants', '/what-we-treat/stimulants/', [
        node('Cocaine', '/what-we-treat/cocaine/'),
        node('Methamphetamine', '/what-we-treat/meth/'),
      ]),
      node('Gambling', '/what-we-treat/gambling/'),
    ]),
    node('Admissions', '/admissions/', [
      node('Where to begin', '/getting-started/'),
      node('What to bring', '/admissions/what-to-bring/'),
      node('Getting here', '/admissions/travel/'),
    ]),
    node('Insurance', '/insurance/', [
      node('Check your insurance', '/verify-insurance/'),
      node('Medicaid', '/insurance/medicaid/'),
    ]),
    node('Locations', '/facilities/', [
      node('Las Vegas', '/facilities/las-vegas/'),
      node('Near Reno', '/facilities/reno/'),
    ]),
    node('Articles', '/blog/'),
  ],
  footer: [
    node('Treatment', '/programs/', [
      node('Medical detox', '/levels-of-care/medical-detox/'),
      node('Residential', '/levels-of-care/residential/'),
      node('Outpatient', '/outpatient/'),
      node('Programs for veterans', '/programs/rehab-for-veterans/'),
    ]),
    node('Getting started', null, [
      node('Admissions', '/admissions/'),
      node('Insurance', '/insurance/'),
      node('Check your coverage', '/verify-insurance/'),
      node('Contact', '/contact/'),
    ]),
    node('About us', '/about/', [
      node('People', '/contributors/'),
      node('Facilities', '/facilities/'),
      node('Reviews', '/about/testimonials/'),
      node('Alumni', '/alumni/'),
    ]),
    node('Legal', '#', [
      node('Privacy policy', '/privacy-policy/'),
      node('Terms of use', '/terms-of-use/'),
      node('Accessibility', '/accessibility/'),
    ]),
    node('Sitemap', '/sitemap/'),
  ],
  social: [
    { ...node('Facebook', 'https://www.facebook.com/example'), target: '_blank' },
    { ...node('YouTube', 'https://www.youtube.com/example'), target: '_blank' },
  ],
};

/** WordPress is down and nothing is cached. */
export const emptyLayout: LayoutData = { primary: [], footer: [], social: [] };

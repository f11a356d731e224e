/** @jest-environment jest-fixed-jsdom */
import { render, screen, within } from '@testing-library/react';
import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { sites } from '@/site-config/brands';
import { inBrand } from '../support/in-brand';

describe.each(sites)('the levels of care of $code', (site) => {
  it('are one path that ends in a single step for outpatient care, with the ways into it', () => {
    const { container } = render(inBrand(site, <LevelsPath />));
    const steps = [...container.querySelectorAll<HTMLElement>('ol > li')];
    expect(steps).toHaveLength(site.levelsOfCarePaths.length + 1);
    const last = within(steps.at(-1) ?? document.body);
    expect(last.getByText('Outpatient care')).toBeInTheDocument();
    expect(last.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      site.outpatientPaths.map(({ path }) => path),
    );
    expect(screen.getAllByRole('link')).toHaveLength(site.levelsOfCarePaths.length + site.outpatientPaths.length);
  });
});

/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import { Prose } from '@/components/Prose/Prose';

it('renders nothing for an empty text', () => {
  expect(render(<Prose html="" />).container).toBeEmptyDOMElement();
});

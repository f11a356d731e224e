/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminBarView } from '@/components/AdminBar/AdminBarView';
import { facts } from '@/components/AdminBar/facts.fixture';

/** Renders an editor's bar and opens its page panel. */
async function renderBar(updates: string[] | null) {
  const answer = { kind: 'facts', facts: { ...facts, updates } } as const;
  const nothing = () => undefined;
  render(
    <AdminBarView
      path="/about/"
      answer={answer}
      hint={null}
      isHidden={false}
      onToggle={nothing}
      onClearAll={nothing}
      onOpenPage={nothing}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Page rendered/, hidden: true }));
}

it('says that WordPress needs updates, of what, and where there is more', async () => {
  await renderBar(['WPGraphQL', 'Secure Custom Fields']);
  expect(screen.getByText('WordPress needs updates')).toHaveAttribute(
    'title',
    'Older than is safe: WPGraphQL, Secure Custom Fields',
  );
  expect(screen.getByText(/^Older than is safe: WPGraphQL, Secure Custom Fields\. .*Site Health/)).toBeInTheDocument();
});

it('shows nothing without updates', async () => {
  await renderBar([]);
  expect(screen.queryByText(/updates|Older|versions/)).toBeNull();
});

it('says that it does not know where WordPress reports no versions', async () => {
  await renderBar(null);
  expect(screen.queryByText('WordPress needs updates')).toBeNull();
  expect(screen.getByText('Does not report its versions.')).toBeInTheDocument();
});

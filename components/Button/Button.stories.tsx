import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Button, type ButtonTheme } from './Button';

const meta: Meta<typeof Button> = { title: 'Shared/Button', component: Button };
export default meta;

type Story = StoryObj<typeof Button>;

const ON_PAPER: ButtonTheme[] = ['primary', 'secondary', 'tertiary', 'blank', 'disabled'];
const ON_COLOR: ButtonTheme[] = ['invert', 'secondaryInvert'];

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, padding: 24 } as const;

const Row = ({ themes, size, ground }: { themes: ButtonTheme[]; size?: 'small'; ground?: string }) => (
  <div style={{ ...row, background: ground }}>
    {themes.map((theme) => (
      <Button key={theme} theme={theme} size={size} href="/admissions/">
        How admission works
      </Button>
    ))}
  </div>
);

export const Themes: Story = {
  render: () => (
    <>
      <Row themes={ON_PAPER} />
      <Row themes={ON_PAPER} size="small" />
      <Row themes={ON_COLOR} ground="var(--color-primary)" />
      <Row themes={ON_COLOR} size="small" ground="var(--color-primary)" />
    </>
  ),
};

export const AsLink: Story = { args: { href: '/insurance/', children: 'Check your coverage' } };
export const AsLinkToNewWindow: Story = {
  args: { href: 'https://www.samhsa.gov/', target: '_blank', children: 'SAMHSA' },
};
export const AsAction: Story = { args: { onClick: () => undefined, children: 'Show more' } };
export const AsCallLink: Story = {};
export const DisabledAction: Story = { args: { onClick: () => undefined, disabled: true, children: 'Sending' } };

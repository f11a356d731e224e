import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { vendorsForConsent, configuredVendors } from '@footbridge/shared/vendors/configured';
import { VENDOR_IDS } from '@footbridge/shared/vendors/types';
import { PrivacyChoices } from '../Footer/Footer';
import { ConsentDialog } from './ConsentDialog.island';

const settings = {
  NEXT_PUBLIC_ANALYTICS_ID: 'G-EXAMPLE',
  NEXT_PUBLIC_GTM_ID: 'GTM-EXAMPLE',
  NEXT_PUBLIC_CALL_TRACKING_SRC: 'https://calls.example.org/swap.js',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'example',
  NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example.org/1',
};
const vendors = (hasAgreement: boolean) =>
  vendorsForConsent(
    configuredVendors(
      VENDOR_IDS.map((id) => ({ id, hasAgreement })),
      settings,
    ),
  );
const withoutAgreements = vendors(false);
const withAgreements = vendors(true);

/** Asks for consent to vendors. A build without vendors has neither the dialog nor the button. */
const meta: Meta<typeof ConsentDialog> = {
  title: 'Visitor/Consent',
  component: ConsentDialog,
  args: { mode: 'ask', vendors: withoutAgreements, onClose: () => undefined },
  argTypes: { onClose: { action: 'closed' }, vendors: { control: false } },
};
export default meta;

type Story = StoryObj<typeof ConsentDialog>;

export const Asking: Story = {};
export const AskingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Choosing: Story = { args: { mode: 'choose' } };
export const ChoosingWithAgreements: Story = { args: { mode: 'choose', vendors: withAgreements } };
export const ChoosingOnAPhone: Story = { args: { mode: 'choose' }, globals: { viewport: { value: 'phone' } } };

/** The button at each page's end. */
export const TheButton: Story = {
  render: () => (
    <footer className="site-footer">
      <div className="end">
        <PrivacyChoices />
      </div>
    </footer>
  ),
};

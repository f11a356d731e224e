import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { InsuranceCheck } from '../InsuranceCheck/InsuranceCheck.island';
import { CallbackForm, FacilityQuestion } from '../LeadForm.island';
import { FormNotice } from './FormButtons';
import { Sent } from './Sent';

const meta: Meta = { title: 'Forms/Getting in touch', parameters: { layout: 'padded' } };
export default meta;

export const Callback: StoryObj = { render: () => <CallbackForm /> };
export const QuestionAboutAFacility: StoryObj = {
  render: () => <FacilityQuestion slug="desert-hope-treatment-center" name="Desert Hope" />,
};
export const Insurance: StoryObj = { render: () => <InsuranceCheck /> };
export const Arrived: StoryObj = {
  render: () => (
    <Sent reference="WHMPY-QJ1Z9" whatNext={['A person reads what you sent.', 'We call you at the number you gave.']} />
  ),
};
export const ConnectionLost: StoryObj = {
  render: () => (
    <FormNotice
      notice={{ kind: 'no-answer', message: 'Your connection was lost before our answer came. Nothing is lost.' }}
      onAgain={() => undefined}
    />
  ),
};

/** The button at each page's end that opens the consent dialog (browser/privacy-choices.ts), in builds with vendors. */
export function PrivacyChoices() {
  return (
    <button type="button" className="privacy-choices" aria-haspopup="dialog">
      Privacy choices
    </button>
  );
}

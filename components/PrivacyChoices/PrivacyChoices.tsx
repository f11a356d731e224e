/** At each page's end, where there is anything to consent to: what was said can be said anew (browser/privacy-choices.ts). Without script nothing ever loads. */
export function PrivacyChoices() {
  return (
    <button type="button" className="privacy-choices" aria-haspopup="dialog">
      Privacy choices
    </button>
  );
}

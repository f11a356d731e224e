import { Button } from '@/components/Button/Button';
import { CrisisLine } from '@/components/CrisisText/CrisisLine';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as PageBody from '@/components/PageBody/PageBody.styles';

/** The page after a form was accepted. The same for all visitors. */
export function ThanksPage() {
  return (
    <main data-template="lead-thanks">
      <TitleBlock
        trail={[]}
        title="Thank you. We have it."
        intro="We received your request. You don’t have to send it again."
      />
      <PageBody.Root>
        <div className="prose">
          <h2>What happens next</h2>
          <ol>
            <li>Someone on our admissions team reads what you sent.</li>
            <li>They call you at the number you gave. You may not recognize the number on your screen.</li>
            <li>You talk about what you need. Nothing is decided without you, and asking is free.</li>
          </ol>
          <p>
            If you would rather not wait, call us now. <CrisisLine />
          </p>
        </div>
        <p className="button-row">
          <Button />
          <Button href="/" theme="secondary">
            Go to the home page
          </Button>
        </p>
      </PageBody.Root>
    </main>
  );
}

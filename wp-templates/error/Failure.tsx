import { Button } from '@/components/Button/Button';
import { Text988 } from '@/components/CrisisText/CrisisLine';
import { ErrorPage } from './ErrorPage';

/** A form without action reloads the page, without script. */
const retry = (
  <form>
    <Button type="submit" theme="secondary">
      Try again
    </Button>
  </form>
);

/** The page of a server error (500, 503). It needs no data from WordPress. */
export function Failure({ status = 503 }: { status?: number }) {
  return (
    <ErrorPage name={String(status)} title="We cannot show this page right now" action={retry}>
      <p>Something on our side isn’t working. Our phones are. You can call us as always.</p>
      <p>
        In an emergency, call <a href="tel:911">911</a>. If you are thinking about suicide, or are afraid for someone,
        call or <Text988 /> <a href="tel:988">988</a> at any hour.
      </p>
    </ErrorPage>
  );
}

import { Button } from '../Button/Button';
import { NetworkAnswer } from '../LeadForm/InsuranceCheck/NetworkAnswer';
import { PayerSearch } from '../LeadForm/InsuranceCheck/PayerSearch';
import { useNetworkAnswer } from '../LeadForm/InsuranceCheck/useNetworkAnswer';
import * as S from './PayerList.styles';

/** A field that says whether an insurer is in the network. Without script it is a search of the site, which knows the insurers, too. */
export function PayerFinder() {
  const { answer, onName } = useNetworkAnswer();
  return (
    <S.Finder action="/search/" method="get" role="search" aria-label="Insurers">
      <PayerSearch id="payer-finder" name="s" label="Find your insurer" onName={onName} />
      <Button type="submit" theme="secondary">
        Search
      </Button>
      <div role="status">{answer && <NetworkAnswer {...answer} isShort />}</div>
    </S.Finder>
  );
}

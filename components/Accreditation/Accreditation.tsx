import * as S from './Accreditation.styles';

/** The facilities' accrediting bodies, by name only, because their seals need a license. */
export function Accreditation({ names }: { names: string[] }) {
  return (
    <S.Root className="plain-list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </S.Root>
  );
}

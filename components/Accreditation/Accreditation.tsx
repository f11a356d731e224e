import * as S from './Accreditation.styles';

/** Bodies that inspect the facilities, by name: their seals are theirs to hand out. */
export function Accreditation({ names }: { names: string[] }) {
  return (
    <S.Root className="plain-list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </S.Root>
  );
}

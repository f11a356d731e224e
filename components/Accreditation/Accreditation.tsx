import { Names } from './Accreditation.styles';

/** Bodies that inspect the facilities, by name: their seals are theirs to hand out. */
export function Accreditation({ names }: { names: string[] }) {
  return (
    <Names role="list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Names>
  );
}
